import { ActionIcon, Checkbox, Input, Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { WeightUnit } from '@vitrine/commerce/catalogue/weight.ts'
import { memo } from 'react'
import { DecimalInput } from '../../../platform/ui/decimal-input.tsx'
import { WeightInput } from '../../../platform/ui/weight-input.tsx'
import { Thumbnail } from '../../../platform/ui/thumbnail.tsx'
import { variationKey } from './change-variations.ts'
import type { VariationValues } from './product-values.ts'
import { type AmountField, type UnreadAmount, unreadKey } from './unread-amounts.ts'
import type { VariationColumns } from './variation-view.ts'
import classes from './variations.module.css'

const fields = [
  'price',
  'discountPrice',
  'stock',
  'sku',
  'barcode',
  'cost',
  'weight',
  'image',
] as const
type VariationField = (typeof fields)[number]

interface VariationRowProps {
  index: number
  variation: VariationValues
  columns: VariationColumns
  trackStock: boolean
  priceDecimals: number
  weightUnit: WeightUnit
  /** The product's weight in that unit, or ''. */
  productWeight: string
  isChosen: boolean
  isInGroup: boolean
  /** JSON of messages by field: a string, so that `memo` compares it by value. */
  errors: string
  /** JSON of invalid number texts by field. */
  unread: string
  onChange: (index: number, field: VariationField, value: string | number) => void
  onUnread: (key: string, typed: UnreadAmount | undefined) => void
  onRemove: (index: number) => void
  onChoose: (keys: readonly string[], isChosen: boolean) => void
  onPick: (index: number) => void
}

// The form copies all values per keystroke; only the changed row may render.
export const VariationRow = memo(Row, showsTheSame)

function Row(props: VariationRowProps) {
  const { index, variation, columns, priceDecimals, weightUnit, isChosen, isInGroup } = props
  const trackStock = props.trackStock && columns === 'prices'
  const { onChange, onUnread, onRemove, onChoose, onPick } = props
  const path = `variations.${index}`
  const errors = JSON.parse(props.errors) as Partial<Record<VariationField | 'attributes', string>>
  const unread = JSON.parse(props.unread) as Partial<Record<AmountField, string>>
  const values = Object.values(variation.attributes)
  const name = values.join(' / ')
  const problem = errors.attributes ?? errors.image
  const amountProps = (field: AmountField) => ({
    'data-path': `${path}.${field}`,
    value: variation[field],
    error: errors[field],
    unread: unread[field],
    onChange: (value: number | '') => onChange(index, field, value),
    onUnread: (typed: UnreadAmount | undefined) => onUnread(unreadKey(variation, field), typed),
  })
  return (
    <tr className={classes['row']} data-in-group={isInGroup || undefined} data-columns={columns}>
      <td className={classes['check']}>
        <Checkbox
          aria-label={`Select ${name}`}
          checked={isChosen}
          onChange={(event) => onChoose([variationKey(variation)], event.currentTarget.checked)}
        />
      </td>
      <td className={classes['name']}>
        <div>
          <UnstyledButton
            className={classes['thumbnail']}
            aria-label={`Choose an image for ${name}`}
            aria-haspopup="dialog"
            aria-invalid={Boolean(errors.image) || undefined}
            data-path={`${path}.image`}
            onClick={() => onPick(index)}
          >
            <Thumbnail src={variation.image} size={38} />
          </UnstyledButton>
          <Text size="sm" fw={550} style={{ overflowWrap: 'anywhere' }}>
            {isInGroup ? values.slice(1).join(' / ') : name}
          </Text>
        </div>
        {problem && <Input.Error>{problem}</Input.Error>}
      </td>
      {columns === 'prices' && (
        <>
          <td className={classes['price']} data-label="Price">
            <DecimalInput
              aria-label={`Price of ${name}`}
              decimalScale={priceDecimals}
              isPadded
              {...amountProps('price')}
            />
          </td>
          <td className={classes['discount']} data-label="Discount price">
            <DecimalInput
              aria-label={`Discount price of ${name}`}
              decimalScale={priceDecimals}
              isPadded
              {...amountProps('discountPrice')}
            />
          </td>
        </>
      )}
      {trackStock && (
        <td className={classes['stock']} data-label="Stock">
          <DecimalInput aria-label={`Stock of ${name}`} min={0} {...amountProps('stock')} />
        </td>
      )}
      <td className={classes['sku']} data-label="SKU">
        <TextInput
          aria-label={`SKU of ${name}`}
          data-path={`${path}.sku`}
          maxLength={80}
          value={variation.sku}
          error={errors.sku}
          onChange={(event) => onChange(index, 'sku', event.currentTarget.value)}
        />
      </td>
      {columns === 'codes' && (
        <>
          <td className={classes['barcode']} data-label="Barcode">
            <TextInput
              aria-label={`Barcode of ${name}`}
              data-path={`${path}.barcode`}
              maxLength={80}
              value={variation.barcode}
              error={errors.barcode}
              onChange={(event) => onChange(index, 'barcode', event.currentTarget.value)}
            />
          </td>
          <td className={classes['cost']} data-label="Cost">
            <DecimalInput
              aria-label={`Cost of ${name}`}
              decimalScale={priceDecimals}
              isPadded
              {...amountProps('cost')}
            />
          </td>
          <td className={classes['weight']} data-label={`Weight (${weightUnit})`}>
            <WeightInput
              aria-label={`Weight of ${name}`}
              unit={weightUnit}
              placeholder={props.productWeight}
              {...amountProps('weight')}
            />
          </td>
        </>
      )}
      <td className={classes['remove']}>
        <ActionIcon
          variant="subtle"
          color="gray.7"
          aria-label={`Remove ${name}`}
          onClick={() => onRemove(index)}
        >
          <IconTrash size={17} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  )
}

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
