import { MultiSelect, SimpleGrid } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useCategories } from '../../catalogue/use-categories.ts'
import { ProductPicker } from './product-picker.tsx'

interface ScopeFieldsProps {
  label: string
  products: GetInputPropsReturnType
  categories: GetInputPropsReturnType
}

/** Selects products, categories, or everything when both are empty. */
export function ScopeFields({ label, products, categories }: ScopeFieldsProps) {
  const { data = [] } = useCategories()
  const picked = categories.value as string[]
  const known = data.map(({ id, name }) => ({ value: id, label: name }))
  const gone = picked
    .filter((id) => !known.some(({ value }) => value === id))
    .map((value) => ({ value, label: 'Deleted category' }))
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <ProductPicker label={`${label}: products`} {...products} />
      <MultiSelect
        label={`${label}: categories`}
        placeholder={picked.length ? '' : 'Any'}
        data={[...known, ...gone]}
        searchable
        {...categories}
      />
    </SimpleGrid>
  )
}
