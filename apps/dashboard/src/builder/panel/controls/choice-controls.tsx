import { Select } from '@mantine/core'
import { type ControlProps, textOf } from './control.ts'
import { useCategoryChoices, useProductChoices } from './use-store-choices.ts'

export function ProductControl({ id, value, error, onChange, onDone }: ControlProps<'product'>) {
  const products = useProductChoices()
  return (
    <Select
      id={id}
      size="xs"
      searchable
      clearable
      limit={50}
      placeholder="Choose a product"
      nothingFoundMessage="No such product"
      data={withCurrent(products, textOf(value))}
      value={textOf(value) || null}
      error={error}
      onChange={(next) => {
        onChange(next ?? '')
        onDone()
      }}
    />
  )
}

export function CategoryControl(props: ControlProps<'category'>) {
  const { id, setting, value, error, onChange, onDone } = props
  const categories = useCategoryChoices()
  const collections = (setting.options ?? []).map((option) => ({ ...option }))
  const data = [
    ...(collections.length > 0 ? [{ group: 'Collections', items: collections }] : []),
    { group: 'Categories', items: categories },
  ]
  const known = [...collections, ...categories].some((choice) => choice.value === value)
  return (
    <Select
      id={id}
      size="xs"
      searchable
      limit={50}
      placeholder="Choose a category"
      nothingFoundMessage="No such category"
      data={known || !value ? data : [{ value: textOf(value), label: textOf(value) }, ...data]}
      value={textOf(value) || null}
      error={error}
      onChange={(next) => {
        onChange(next ?? '')
        onDone()
      }}
    />
  )
}

interface Choice {
  value: string
  label: string
}

/** A choice that is no longer in the store stays visible instead of looking empty. */
function withCurrent(choices: readonly Choice[], value: string): Choice[] {
  const known = value === '' || choices.some((choice) => choice.value === value)
  return known ? [...choices] : [{ value, label: value }, ...choices]
}
