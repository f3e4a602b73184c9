import { ActionIcon, Autocomplete, Fieldset, Select, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { calls } from '../../../platform/api/calls.ts'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { DecimalInput } from '../../../platform/ui/decimal-input.tsx'
import { oneOf } from '../../../platform/ui/one-of.ts'
import { PriceInput } from '../../../platform/ui/price-input.tsx'
import classes from '../categories.module.css'
import type { ConditionValues } from './category-values.ts'
import { conditionKinds, conditionOfField } from './condition-kinds.ts'

interface RuleConditionProps {
  condition: ConditionValues
  number: number
  onChange: (condition: ConditionValues) => void
  onRemove: (() => void) | undefined
}

const fields = ['tag', 'price', 'stock', 'pieces', 'attribute', 'created'] as const

export function RuleCondition({ condition, number, onChange, onRemove }: RuleConditionProps) {
  const { field, is, name } = condition
  return (
    <Fieldset p="sm" aria-label={`Condition ${number}`}>
      <div className={classes['condition']}>
        <Select
          aria-label="Field"
          w={160}
          data={fields.map((value) => ({ value, label: conditionKinds[value].label }))}
          value={field}
          allowDeselect={false}
          onChange={(value) => onChange(conditionOfField(oneOf(fields, value ?? '') ?? field))}
        />
        {field === 'attribute' && (
          <TextInput
            aria-label="Name of the attribute"
            placeholder="Size"
            w={130}
            maxLength={60}
            value={name}
            onChange={(event) => onChange({ ...condition, name: event.currentTarget.value })}
          />
        )}
        <Select
          aria-label="Comparison"
          w={130}
          data={conditionKinds[field].comparisons}
          value={is}
          allowDeselect={false}
          onChange={(value) => onChange({ ...condition, is: value ?? is })}
        />
        <ConditionValue condition={condition} onChange={onChange} />
        {onRemove && (
          <ActionIcon
            variant="subtle"
            color="gray.7"
            size="lg"
            ml="auto"
            aria-label={`Remove condition ${number}`}
            onClick={onRemove}
          >
            <IconTrash size={17} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </Fieldset>
  )
}

function ConditionValue({
  condition,
  onChange,
}: Pick<RuleConditionProps, 'condition' | 'onChange'>) {
  const { storeId } = useCurrentStore()
  const { data: tags = [] } = useQuery(calls.products.tags.queryOptions({ input: { storeId } }))
  const { field, value } = condition
  const put = (next: string | number) => onChange({ ...condition, value: next })
  switch (field) {
    case 'price':
      return <PriceInput aria-label="Price" w={140} value={value} onChange={put} />
    case 'pieces':
      return <DecimalInput aria-label="Pieces" w={120} min={0} value={value} onChange={put} />
    case 'tag':
      return (
        <Autocomplete
          aria-label="Tag"
          placeholder="organic"
          w={190}
          data={tags}
          limit={20}
          maxLength={40}
          value={String(value)}
          onChange={put}
        />
      )
    case 'attribute':
      return (
        <TextInput
          aria-label="Value of the attribute"
          placeholder="100 g"
          w={150}
          maxLength={60}
          value={value}
          onChange={(event) => put(event.currentTarget.value)}
        />
      )
    case 'created':
      return (
        <TextInput
          type="date"
          aria-label="Day"
          w={160}
          min="1970-01-01"
          max="2199-12-31"
          value={value}
          onChange={(event) => put(event.currentTarget.value)}
        />
      )
    default:
      return null
  }
}
