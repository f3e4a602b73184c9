import { ActionIcon, Checkbox, Group, Input, Table, Text, TextInput } from '@mantine/core'
import { IconPhotoSearch, IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { DecimalInput } from '../../ui/decimal-input.tsx'
import { PriceInput } from '../../ui/price-input.tsx'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import { variationKey } from './change-variations.ts'
import type { VariationValues } from './product-values.ts'

type VariationField = 'price' | 'discountPrice' | 'stock' | 'sku' | 'barcode' | 'cost' | 'image'

interface VariationRowProps {
  index: number
  variation: VariationValues
  trackStock: boolean
  isChosen: boolean
  /** JSON of messages by field. */
  errors: string
  onChange: (index: number, field: VariationField, value: string | number) => void
  onRemove: (index: number) => void
  onChoose: (key: string, isChosen: boolean) => void
  onPick: (index: number) => void
}

// A form copies all of its values for each keystroke, which must render one row nevertheless.
export const VariationRow = memo(Row, showsTheSame)

function Row(props: VariationRowProps) {
  const { index, variation, trackStock, isChosen, onChange, onRemove, onChoose, onPick } = props
  const path = `variations.${index}`
  const errors = JSON.parse(props.errors) as Partial<Record<VariationField | 'attributes', string>>
  const name = Object.values(variation.attributes).join(' / ')
  return (
    <Table.Tr>
      <Table.Td>
        <Checkbox
          aria-label={`Choose ${name}`}
          checked={isChosen}
          onChange={(event) => onChoose(variationKey(variation), event.currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td>
        <Text size="sm" fw={550}>
          {name}
        </Text>
        {errors.attributes && <Input.Error>{errors.attributes}</Input.Error>}
      </Table.Td>
      <Table.Td>
        <PriceInput
          w={106}
          aria-label={`Price of ${name}`}
          data-path={`${path}.price`}
          value={variation.price}
          error={errors.price}
          onChange={(value) => onChange(index, 'price', value)}
        />
      </Table.Td>
      <Table.Td>
        <PriceInput
          w={106}
          aria-label={`Discount price of ${name}`}
          data-path={`${path}.discountPrice`}
          value={variation.discountPrice}
          error={errors.discountPrice}
          onChange={(value) => onChange(index, 'discountPrice', value)}
        />
      </Table.Td>
      {trackStock && (
        <Table.Td>
          <DecimalInput
            w={90}
            aria-label={`Stock of ${name}`}
            data-path={`${path}.stock`}
            min={0}
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
          data-path={`${path}.sku`}
          maxLength={80}
          value={variation.sku}
          error={errors.sku}
          onChange={(event) => onChange(index, 'sku', event.currentTarget.value)}
        />
      </Table.Td>
      <Table.Td>
        <TextInput
          w={132}
          aria-label={`Barcode of ${name}`}
          data-path={`${path}.barcode`}
          maxLength={80}
          value={variation.barcode}
          error={errors.barcode}
          onChange={(event) => onChange(index, 'barcode', event.currentTarget.value)}
        />
      </Table.Td>
      <Table.Td>
        <PriceInput
          w={106}
          aria-label={`Cost of ${name}`}
          data-path={`${path}.cost`}
          value={variation.cost}
          error={errors.cost}
          onChange={(value) => onChange(index, 'cost', value)}
        />
      </Table.Td>
      <Table.Td>
        <Group gap="xs" wrap="nowrap">
          <Thumbnail src={variation.image} size={36} />
          <TextInput
            w={116}
            aria-label={`Picture of ${name}`}
            data-path={`${path}.image`}
            placeholder="https://…"
            maxLength={2000}
            value={variation.image}
            error={errors.image}
            onChange={(event) => onChange(index, 'image', event.currentTarget.value)}
          />
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={`Choose a picture of ${name}`}
            aria-haspopup="dialog"
            onClick={() => onPick(index)}
          >
            <IconPhotoSearch size={17} aria-hidden />
          </ActionIcon>
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
}

const fields = ['price', 'discountPrice', 'stock', 'sku', 'barcode', 'cost', 'image'] as const

function showsTheSame(before: VariationRowProps, after: VariationRowProps): boolean {
  const { variation: old, ...oldProps } = before
  const { variation, ...props } = after
  const names = Object.keys(props) as (keyof typeof props)[]
  return (
    names.every((name) => props[name] === oldProps[name]) &&
    fields.every((field) => variation[field] === old[field]) &&
    variationKey(variation) === variationKey(old)
  )
}
