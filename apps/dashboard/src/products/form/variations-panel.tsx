import { Button, Checkbox, Group, Table, Text, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { MediaPicker } from '../../media/media-picker.tsx'
import { useLatest } from '../../ui/use-latest.ts'
import { countOf } from '../../ui/count-of.ts'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Panel } from '../../ui/panel.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { changeVariations, variationKey } from './change-variations.ts'
import { useProductFormContext } from './product-form-context.ts'
import type { VariationValues } from './product-values.ts'
import { listVariations, rowsPerPage, type VariationView } from './variation-view.ts'
import { VariationRow } from './variation-row.tsx'

interface VariationsPanelProps {
  view: VariationView
  onView: (view: VariationView) => void
}

/** A page of the variations at a time: a product may have two thousand. */
export function VariationsPanel({ view, onView }: VariationsPanelProps) {
  const form = useProductFormContext()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isChanging, setChanging] = useState(false)
  const [pickingFor, setPickingFor] = useState<number>()
  const { variations, trackStock, attributeGroups } = form.values
  const { rows, page, total, pages } = listVariations(variations, view)
  const picked = variations.filter((each) => chosen.has(variationKey(each)))

  const handleChange = useLatest((index: number, field: string, value: string | number) =>
    form.setFieldValue(`variations.${index}.${field}`, value as never),
  )
  const handlePick = useLatest(setPickingFor)
  const handleRemove = useLatest((index: number) => form.removeListItem('variations', index))
  const handleChoose = useLatest((key: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(key)
    else next.delete(key)
    setChosen(next)
  })

  function replace(next: VariationValues[]) {
    form.setFieldValue('variations', next)
    form.clearErrors()
  }

  if (!variations.length) return null
  // Few variations of one group are seen at a glance.
  const filters = attributeGroups.length > 1 || variations.length > 10 ? attributeGroups : []
  const listed = listVariations(variations, { ...view, page: 0 }, variations.length).rows
  const allChosen = listed.length > 0 && listed.every(({ key }) => chosen.has(key))
  return (
    <Panel
      flush
      title="Variations"
      hint={`${countOf(variations.length, 'variation')}. An empty price is the product's own price.`}
    >
      {(picked.length > 0 || filters.length > 0) && (
        <Group px="md" gap="xs">
          {filters.map(({ name, values }) => (
            <FilterSelect
              key={name}
              label={`Any ${name}`}
              options={values.map(({ value }) => ({ value, label: value }))}
              value={view.only[name]}
              onChange={(value) =>
                onView({ page: 0, only: { ...view.only, [name]: value ?? undefined } })
              }
            />
          ))}
          {picked.length > 0 && (
            <>
              <Text size="sm" aria-live="polite">
                {picked.length.toLocaleString('en')} chosen
              </Text>
              <Button size="xs" onClick={() => setChanging(true)}>
                Change
              </Button>
              <Button
                size="xs"
                variant="default"
                onClick={() => {
                  replace(variations.filter((each) => !chosen.has(variationKey(each))))
                  setChosen(new Set())
                }}
              >
                Remove
              </Button>
            </>
          )}
        </Group>
      )}
      <Table.ScrollContainer minWidth={trackStock ? 1140 : 1040} type="native" tabIndex={0}>
        <Table verticalSpacing="xs" horizontalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={36}>
                <Checkbox
                  aria-label={`Choose all ${listed.length.toLocaleString('en')}`}
                  checked={allChosen}
                  indeterminate={!allChosen && picked.length > 0}
                  onChange={() => setChosen(new Set(allChosen ? [] : listed.map(({ key }) => key)))}
                />
              </Table.Th>
              <Table.Th>Variation</Table.Th>
              <Table.Th>Price</Table.Th>
              <Table.Th>Discount price</Table.Th>
              {trackStock && <Table.Th>Stock</Table.Th>}
              <Table.Th>SKU</Table.Th>
              <Table.Th>Barcode</Table.Th>
              <Table.Th>Cost</Table.Th>
              <Table.Th>Picture</Table.Th>
              <Table.Th>
                <VisuallyHidden>Remove</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ variation, index, key }) => (
              <VariationRow
                key={key}
                index={index}
                variation={variation}
                trackStock={trackStock}
                isChosen={chosen.has(key)}
                errors={errorsOf(form.errors, index)}
                onChange={handleChange}
                onRemove={handleRemove}
                onChoose={handleChoose}
                onPick={handlePick}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {total > rowsPerPage && (
        <Pager
          noun="variation"
          page={{
            pageNumber: page,
            pageSize: rowsPerPage,
            totalElements: total,
            totalPages: pages,
          }}
          onChange={(next) => onView({ ...view, page: next - 1 })}
        />
      )}
      <MediaPicker
        opened={pickingFor !== undefined}
        onClose={() => setPickingFor(undefined)}
        onChoose={([picture]) => {
          if (pickingFor !== undefined) handleChange(pickingFor, 'image', picture?.url ?? '')
        }}
      />
      {isChanging && (
        <BulkDialog
          count={picked.length}
          trackStock={trackStock}
          onClose={() => setChanging(false)}
          onChange={(change) => replace(changeVariations(variations, chosen, change))}
        />
      )}
    </Panel>
  )
}

/** As text, so that a row renders again only when its own errors change. */
function errorsOf(errors: Record<string, unknown>, index: number): string {
  const prefix = `variations.${index}.`
  const own = Object.entries(errors).filter(([path]) => path.startsWith(prefix))
  return JSON.stringify(
    Object.fromEntries(own.map(([path, text]) => [path.slice(prefix.length), text])),
  )
}
