import { type Choice, type ChoiceGroup, findChoice } from './choice.ts'
import { ChoicePicker } from './choice-picker.tsx'
import { type ControlProps, textOf } from './control.ts'
import { useCategoryChoices, useProductChoices } from './use-store-choices.ts'

export function ProductControl(props: ControlProps<'product'>) {
  const { choices, isLoaded } = useProductChoices()
  return (
    <SlugPicker
      control={props}
      placeholder="Choose a product"
      searchPlaceholder="Search products"
      groups={[{ group: 'Products', choices }]}
      isLoaded={isLoaded}
      isRemovable
    />
  )
}

export function CategoryControl(props: ControlProps<'category'>) {
  const { choices, isLoaded } = useCategoryChoices()
  return (
    <SlugPicker
      control={props}
      placeholder="Choose a category"
      searchPlaceholder="Search categories"
      groups={[
        { group: 'Collections', choices: props.setting.options ?? [] },
        { group: 'Categories', choices },
      ]}
      isLoaded={isLoaded}
      // Where no collection is offered, the section chooses by itself.
      isRemovable={!props.setting.options?.length}
    />
  )
}

interface SlugPickerProps {
  control: ControlProps<'product'> | ControlProps<'category'>
  placeholder: string
  searchPlaceholder: string
  groups: readonly ChoiceGroup[]
  isLoaded: boolean
  isRemovable?: boolean
}

function SlugPicker({ control, groups, isLoaded, isRemovable, ...placeholders }: SlugPickerProps) {
  const { id, setting, value, error, onChange, onDone } = control
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
      {...placeholders}
      groups={groups}
      chosen={known ?? unknown(slug)}
      problem={error ?? missing(slug, known, isLoaded)}
      onChoose={choose}
      onRemove={isRemovable ? () => choose('') : undefined}
    />
  )
}

/** Shows a deleted choice instead of an empty field. */
function unknown(slug: string): Choice | undefined {
  return slug === '' ? undefined : { value: slug, label: slug }
}

function missing(slug: string, known: Choice | undefined, isLoaded: boolean): string | undefined {
  if (slug === '' || known || !isLoaded) return undefined
  return `The shop has no “${slug}” any more, so shoppers see nothing here.`
}
