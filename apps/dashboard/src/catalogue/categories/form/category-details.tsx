import { NamePanel } from '../../name-panel.tsx'
import { useCategoryFormContext } from './category-form-context.ts'

export function CategoryDetails() {
  const form = useCategoryFormContext()
  return (
    <NamePanel
      kind="collection"
      noun="category"
      example="Green tea"
      longestName={100}
      values={form.values}
      savedSlug={form.getInitialValues().slug}
      inputProps={form.getInputProps}
    />
  )
}
