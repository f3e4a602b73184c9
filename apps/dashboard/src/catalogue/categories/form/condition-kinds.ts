import type { ConditionValues } from './category-values.ts'

interface ConditionKind {
  label: string
  comparisons: { value: string; label: string }[]
}

const bounds = [
  { value: 'atMost', label: 'at most' },
  { value: 'atLeast', label: 'at least' },
]
const choices = [
  { value: 'is', label: 'is' },
  { value: 'isNot', label: 'is not' },
]

export const conditionKinds: Record<ConditionValues['field'], ConditionKind> = {
  tag: { label: 'Tag', comparisons: choices },
  price: { label: 'Price', comparisons: bounds },
  stock: {
    label: 'Availability',
    comparisons: [
      { value: 'in', label: 'in stock' },
      { value: 'out', label: 'sold out' },
    ],
  },
  pieces: { label: 'Quantity in stock', comparisons: bounds },
  attribute: { label: 'Attribute', comparisons: choices },
  created: {
    label: 'Created',
    comparisons: [
      { value: 'after', label: 'on or after' },
      { value: 'before', label: 'before' },
    ],
  },
}

export function conditionOfField(field: ConditionValues['field']): ConditionValues {
  return { field, is: conditionKinds[field].comparisons[0]?.value ?? '', name: '', value: '' }
}
