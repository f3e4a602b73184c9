import { type Choice, findChoice } from './choice.ts'
import { ChoicePicker } from './choice-picker.tsx'
import { type ControlProps, textOf } from './control.ts'
import { useCategoryChoices, useProductChoices } from './use-store-choices.ts'

export function ProductControl(props: ControlProps<'product'>) {
  const { id, setting, value, error, onChange, onDone } = props
  const { choices, isLoaded } = useProductChoices()
  const groups = [{ group: 'Products', choices }]
  const slug = textOf(value)
  const known = findChoice(groups, slug)
  const choose = (next: string) => {
    onChange(next)
    onDone()
  }
  return (
    <ChoicePicker
      id={id}
      label={setting.label}
      placeholder="Choose a product"
      searchPlaceholder="Search products"
      groups={groups}
      chosen={known ?? unknown(slug)}
      problem={error ?? missing(slug, known, isLoaded)}
      onChoose={choose}
      onRemove={() => choose('')}
    />
  )
}

export function CategoryControl(props: ControlProps<'category'>) {
  const { id, setting, value, error, onChange, onDone } = props
  const { choices, isLoaded } = useCategoryChoices()
  const groups = [
    { group: 'Collections', choices: setting.options ?? [] },
    { group: 'Categories', choices },
  ]
  const slug = textOf(value)
  const known = findChoice(groups, slug)
  return (
    <ChoicePicker
      id={id}
      label={setting.label}
      placeholder="Choose a category"
      searchPlaceholder="Search categories"
      groups={groups}
      chosen={known ?? unknown(slug)}
      problem={error ?? missing(slug, known, isLoaded)}
      onChoose={(next) => {
        onChange(next)
        onDone()
      }}
    />
  )
}

/** What is no longer in the shop stays visible instead of looking empty. */
function unknown(slug: string): Choice | undefined {
  return slug === '' ? undefined : { value: slug, label: slug }
}

function missing(slug: string, known: Choice | undefined, isLoaded: boolean): string | undefined {
  if (slug === '' || known || !isLoaded) return undefined
  return `The shop has no “${slug}” any more: shoppers see nothing here.`
}
