import { NamePanel } from '../../name-panel.tsx'
import { useProductFormContext } from './product-form-context.ts'

export function DetailsPanel() {
  const form = useProductFormContext()
  return (
    <NamePanel
      kind="product"
      noun="product"
      example="Sencha 100 g"
      longestName={200}
      values={form.values}
      savedSlug={form.getInitialValues().slug}
      inputProps={form.getInputProps}
    />
  )
}
