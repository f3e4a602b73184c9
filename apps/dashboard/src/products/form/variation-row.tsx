import { ActionIcon, Group, NumberInput, Table, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { PriceInput } from '../../ui/price-input.tsx'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import type { VariationValues } from './product-values.ts'

export type VariationField = 'price' | 'discountPrice' | 'stock' | 'sku' | 'image'

interface VariationRowProps {
  index: number
  variation: VariationValues
  trackStock: boolean
  /** JSON of messages by field. */
  errors: string
  onChange: (index: number, field: VariationField, value: string | number) => void
  onRemove: (index: number) => void
}

// A product can have hundreds of these, and a keystroke must render one of them.
export const VariationRow = memo(function VariationRow(props: VariationRowProps) {
  const { index, variation, trackStock, onChange, onRemove } = props
  const errors = JSON.parse(props.errors) as Partial<Record<VariationField, string>>
  const name = Object.values(variation.attributes).join(' / ')
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={550}>
          {name}
        </Text>
      </Table.Td>
      <Table.Td>
        <PriceInput
          w={106}
          aria-label={`Price of ${name}`}
          value={variation.price}
          error={errors.price}
          onChange={(value) => onChange(index, 'price', value)}
        />
      </Table.Td>
      <Table.Td>
        <PriceInput
          w={106}
          aria-label={`Discount price of ${name}`}
          value={variation.discountPrice}
          error={errors.discountPrice}
          onChange={(value) => onChange(index, 'discountPrice', value)}
        />
      </Table.Td>
      {trackStock && (
        <Table.Td>
          <NumberInput
            w={90}
            aria-label={`Stock of ${name}`}
            min={0}
            allowDecimal={false}
            value={variation.stock}
            error={errors.stock}
            onChange={(value) => onChange(index, 'stock', value)}
          />
        </Table.Td>
      )}
      <Table.Td>
        <TextInput
          w={106}
          aria-label={`SKU of ${name}`}
          maxLength={80}
          value={variation.sku}
          error={errors.sku}
          onChange={(event) => onChange(index, 'sku', event.currentTarget.value)}
        />
      </Table.Td>
      <Table.Td>
        <Group gap="xs" wrap="nowrap">
          <Thumbnail src={variation.image} size={36} />
          <TextInput
            w={116}
            aria-label={`Picture of ${name}`}
            placeholder="https://…"
            maxLength={2000}
            value={variation.image}
            error={errors.image}
            onChange={(event) => onChange(index, 'image', event.currentTarget.value)}
          />
        </Group>
      </Table.Td>
      <Table.Td>
        <ActionIcon
          variant="subtle"
          color="gray.7"
          aria-label={`Remove ${name}`}
          onClick={() => onRemove(index)}
        >
          <IconTrash size={17} aria-hidden />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  )
})
