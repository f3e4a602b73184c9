import { Table, VisuallyHidden } from '@mantine/core'
import { useCallback } from 'react'
import { countOf } from '../../ui/count-of.ts'
import { Panel } from '../../ui/panel.tsx'
import { useProductFormContext } from './product-form-context.ts'
import { type VariationField, VariationRow } from './variation-row.tsx'

export function VariationsPanel() {
  const form = useProductFormContext()
  const { variations, trackStock } = form.values
  const { setFieldValue, removeListItem } = form
  const handleChange = useCallback(
    (index: number, field: VariationField, value: string | number) =>
      setFieldValue(`variations.${index}.${field}`, value as never),
    [setFieldValue],
  )
  const handleRemove = useCallback(
    (index: number) => removeListItem('variations', index),
    [removeListItem],
  )
  if (!variations.length) return null
  return (
    <Panel
      flush
      title="Variations"
      hint={`${countOf(variations.length, 'variation')}. An empty price is the product's own price.`}
    >
      <Table.ScrollContainer minWidth={trackStock ? 800 : 700} type="native" tabIndex={0}>
        <Table verticalSpacing="xs" horizontalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Variation</Table.Th>
              <Table.Th>Price</Table.Th>
              <Table.Th>Discount price</Table.Th>
              {trackStock && <Table.Th>Stock</Table.Th>}
              <Table.Th>SKU</Table.Th>
              <Table.Th>Picture</Table.Th>
              <Table.Th>
                <VisuallyHidden>Remove</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {variations.map((variation, index) => (
              <VariationRow
                key={JSON.stringify(variation.attributes)}
                index={index}
                variation={variation}
                trackStock={trackStock}
                errors={errorsOf(form.errors, index)}
                onChange={handleChange}
                onRemove={handleRemove}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
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
