import { Button, Checkbox, Group, SegmentedControl, Text, VisuallyHidden } from '@mantine/core'
import { fromGrams } from '@vitrine/commerce/catalogue/weight.ts'
import { currencyExponent } from '@vitrine/commerce/money/money.ts'
import { Fragment, useState } from 'react'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { MediaPicker } from '../../../content/media/media-picker.tsx'
import { useLatest } from '../../../platform/ui/use-latest.ts'
import { countOf } from '../../../platform/ui/count-of.ts'
import { FilterSelect } from '../../../platform/ui/data-table/filter-select.tsx'
import { Pager } from '../../../platform/ui/data-table/pager.tsx'
import { Panel } from '../../../platform/ui/panel.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { changeVariations, noChange, variationKey } from './change-variations.ts'
import { useProductFormContext } from './product-form-context.ts'
import type { VariationValues } from './product-values.ts'
import {
  groupPath,
  type GroupField,
  type UnreadAmount,
  type UnreadAmounts,
  unreadGroupKey,
  unreadTexts,
} from './unread-amounts.ts'
import { VariationGroupRow } from './variation-group-row.tsx'
import { VariationRow } from './variation-row.tsx'
import {
  groupRows,
  listVariations,
  rowsPerPage,
  type VariationColumns,
  type VariationView,
} from './variation-view.ts'
import classes from './variations.module.css'

const columnsOfRows = [
  { value: 'prices', label: 'Prices and stock' },
  { value: 'codes', label: 'Codes, costs and weights' },
]

interface VariationsPanelProps {
  view: VariationView
  onView: (view: VariationView) => void
  unread: UnreadAmounts
  onUnread: (key: string, typed: UnreadAmount | undefined) => void
}

/** Shows variations by page: a product may have two thousand. */
export function VariationsPanel(props: VariationsPanelProps) {
  const { view, onView, unread } = props
  const form = useProductFormContext()
  const { currency, weightUnit } = useCurrentStore()
  const priceDecimals = currencyExponent(currency)
  const { columns } = view
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isChanging, setChanging] = useState(false)
  const [pickingFor, setPickingFor] = useState<number>()
  const { variations, trackStock, attributeGroups, weight } = form.values
  const productWeight = weight === '' ? '' : String(fromGrams(weight, weightUnit))
  const { rows, all: listed, page, total, pages } = listVariations(variations, view)
  const [firstGroup] = attributeGroups
  const isGrouped = attributeGroups.length > 1 && firstGroup !== undefined
  const groups = isGrouped ? groupRows(rows, firstGroup.name) : [{ value: '', rows }]
  const membersOf = (value: string) =>
    listed.filter(({ variation }) => variation.attributes[firstGroup?.name ?? ''] === value)
  const picked = variations.filter((each) => chosen.has(variationKey(each)))

  const handleChange = useLatest((index: number, field: string, value: string | number) =>
    form.setFieldValue(`variations.${index}.${field}`, value as never),
  )
  const handleUnread = useLatest(props.onUnread)
  const handlePick = useLatest(setPickingFor)
  const handleRemove = useLatest((index: number) => form.removeListItem('variations', index))
  const handleChoose = useLatest((keys: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const key of keys) {
      if (isChosen) next.add(key)
      else next.delete(key)
    }
    setChosen(next)
  })

  function replace(next: VariationValues[]) {
    form.setFieldValue('variations', next)
    form.clearErrors()
  }

  function changeGroup(keys: readonly string[], field: GroupField, value: number) {
    replace(
      changeVariations(form.getValues().variations, new Set(keys), { ...noChange, [field]: value }),
    )
  }

  const placeOf = (value: string) =>
    firstGroup?.values.findIndex((each) => each.value === value) ?? -1

  function keepUnread(value: string, field: GroupField, typed: UnreadAmount | undefined) {
    if (!typed) form.clearFieldError(groupPath(placeOf(value), field))
    props.onUnread(unreadGroupKey(value, field), typed)
  }

  function toggleGroup(value: string) {
    const { closed } = view
    const others = closed.filter((each) => each !== value)
    onView({ ...view, closed: others.length < closed.length ? others : [...closed, value] })
  }

  if (!variations.length) return null
  const filters = attributeGroups.length > 1 || variations.length > 10 ? attributeGroups : []
  const allChosen = listed.length > 0 && listed.every(({ key }) => chosen.has(key))
  return (
    <Panel
      flush
      title="Variations"
      hint={`${countOf(variations.length, 'variation')}. ${
        columns === 'prices'
          ? `Prices in ${currency}; leave empty to use the product's price.`
          : `Weights in ${weightUnit}; leave empty to use the product's weight.`
      }`}
    >
      <Group px="md" gap="xs">
        <SegmentedControl
          aria-label="Columns"
          size="xs"
          value={columns}
          data={columnsOfRows}
          onChange={(value) => onView({ ...view, columns: value as VariationColumns })}
        />
        {filters.map(({ name, values }) => (
          <FilterSelect
            key={name}
            label={`Any ${name}`}
            options={values.map(({ value }) => ({ value, label: value }))}
            value={view.only[name]}
            onChange={(value) =>
              onView({ ...view, page: 0, only: { ...view.only, [name]: value ?? undefined } })
            }
          />
        ))}
        {picked.length > 0 && (
          <>
            <Text size="sm" aria-live="polite">
              {picked.length.toLocaleString('en')} selected
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
      <div className={classes['frame']}>
        <table className={classes['table']} data-columns={columns}>
          <thead>
            <tr>
              <th className={classes['check']}>
                <Checkbox
                  aria-label={`Select all ${listed.length.toLocaleString('en')}`}
                  checked={allChosen}
                  indeterminate={!allChosen && picked.length > 0}
                  onChange={() => setChosen(new Set(allChosen ? [] : listed.map(({ key }) => key)))}
                />
              </th>
              <th>Variation</th>
              {columns === 'prices' && (
                <>
                  <th className={classes['price']}>Price</th>
                  <th className={classes['discount']}>Discount</th>
                  {trackStock && <th className={classes['stock']}>Stock</th>}
                </>
              )}
              <th className={classes['sku']}>SKU</th>
              {columns === 'codes' && (
                <>
                  <th className={classes['barcode']}>Barcode</th>
                  <th className={classes['cost']}>Cost</th>
                  <th className={classes['weight']}>Weight</th>
                </>
              )}
              <th className={classes['remove']}>
                <VisuallyHidden>Remove</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ value, rows: groupedRows }) => (
              <Fragment key={value}>
                {isGrouped && (
                  <VariationGroupRow
                    value={value}
                    place={placeOf(value)}
                    members={membersOf(value)}
                    columns={columns}
                    trackStock={trackStock}
                    priceDecimals={priceDecimals}
                    chosen={chosen}
                    isOpen={!view.closed.includes(value)}
                    unread={{
                      price: unread[unreadGroupKey(value, 'price')]?.text,
                      stock: unread[unreadGroupKey(value, 'stock')]?.text,
                    }}
                    onUnread={(field, typed) => keepUnread(value, field, typed)}
                    onToggle={() => toggleGroup(value)}
                    onChoose={handleChoose}
                    onChange={changeGroup}
                  />
                )}
                {!(isGrouped && view.closed.includes(value)) &&
                  groupedRows.map(({ variation, index, key }) => (
                    <VariationRow
                      key={key}
                      index={index}
                      variation={variation}
                      columns={columns}
                      trackStock={trackStock}
                      priceDecimals={priceDecimals}
                      weightUnit={weightUnit}
                      productWeight={productWeight}
                      isChosen={chosen.has(key)}
                      isInGroup={isGrouped}
                      errors={errorsOf(form.errors, index)}
                      unread={JSON.stringify(unreadTexts(unread, variation))}
                      onChange={handleChange}
                      onUnread={handleUnread}
                      onRemove={handleRemove}
                      onChoose={handleChoose}
                      onPick={handlePick}
                    />
                  ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
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
        onRemove={
          pickingFor !== undefined && variations[pickingFor]?.image
            ? () => handleChange(pickingFor, 'image', '')
            : undefined
        }
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

/** A string, so that a row renders only when its own errors change. */
function errorsOf(errors: Record<string, unknown>, index: number): string {
  const prefix = `variations.${index}.`
  const own = Object.entries(errors).filter(([path]) => path.startsWith(prefix))
  return JSON.stringify(
    Object.fromEntries(own.map(([path, text]) => [path.slice(prefix.length), text])),
  )
}
