import { Checkbox, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { countOf } from '../../../platform/ui/count-of.ts'
import { InlineNumber } from '../inline-number.tsx'
import { groupPath, type GroupField, type UnreadAmount } from './unread-amounts.ts'
import { type ListedVariation, sharedAmount, type VariationColumns } from './variation-view.ts'
import classes from './variations.module.css'

interface VariationGroupRowProps {
  value: string
  /** Of the value among those of the first attribute. */
  place: number
  /** All variations of the group, also those on other pages. */
  members: readonly ListedVariation[]
  columns: VariationColumns
  trackStock: boolean
  priceDecimals: number
  chosen: ReadonlySet<string>
  isOpen: boolean
  /** Text in its fields that is no number. */
  unread: Partial<Record<GroupField, string>>
  onUnread: (field: GroupField, typed: UnreadAmount | undefined) => void
  onToggle: () => void
  onChoose: (keys: readonly string[], isChosen: boolean) => void
  onChange: (keys: readonly string[], field: GroupField, value: number) => void
}

/** Entering a price or stock here applies it to all variations of the group. */
export function VariationGroupRow(props: VariationGroupRowProps) {
  const { value, members, columns, priceDecimals, chosen, isOpen } = props
  const trackStock = props.trackStock && columns === 'prices'
  const { onToggle, onChoose, onChange, onUnread } = props
  const keys = members.map(({ key }) => key)
  const amountProps = (field: GroupField) => {
    const shared = sharedAmount(members, field)
    return {
      'data-path': groupPath(props.place, field),
      value: shared ?? '',
      placeholder: shared === undefined ? 'Mixed' : '',
      unread: props.unread[field],
      onUnread: (typed: UnreadAmount | undefined) => onUnread(field, typed),
      onSave: (amount: number) => onChange(keys, field, amount),
    } as const
  }
  const chosenCount = keys.filter((key) => chosen.has(key)).length
  return (
    <tr className={classes['group']}>
      <td className={classes['check']}>
        <Checkbox
          aria-label={`Select all of ${value}`}
          checked={chosenCount === keys.length}
          indeterminate={chosenCount > 0 && chosenCount < keys.length}
          onChange={(event) => onChoose(keys, event.currentTarget.checked)}
        />
      </td>
      <th scope="row" className={classes['name']}>
        <UnstyledButton className={classes['toggle']} aria-expanded={isOpen} onClick={onToggle}>
          <IconChevronDown size={16} aria-hidden />
          <span>
            <Text component="span" size="sm" fw={650}>
              {value}
            </Text>
            <Text component="span" display="block" size="xs" c="var(--ink-soft)">
              {countOf(keys.length, 'variation')}
            </Text>
          </span>
        </UnstyledButton>
      </th>
      {columns === 'prices' && (
        <>
          <td className={classes['price']} data-label="Price for all">
            <InlineNumber
              label={`Price for all of ${value}`}
              size="sm"
              decimalScale={priceDecimals}
              {...amountProps('price')}
            />
          </td>
          <td className={classes['discount']} aria-hidden data-empty />
        </>
      )}
      {trackStock && (
        <td className={classes['stock']} data-label="Stock for each">
          <InlineNumber
            label={`Stock for each of ${value}`}
            size="sm"
            decimalScale={0}
            {...amountProps('stock')}
          />
        </td>
      )}
      <td className={classes['sku']} aria-hidden data-empty />
      {columns === 'codes' && <td colSpan={3} aria-hidden data-empty />}
      <td className={classes['remove']} aria-hidden data-empty />
    </tr>
  )
}
