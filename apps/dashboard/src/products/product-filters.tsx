import { Group } from '@mantine/core'
import { useCategories } from '../categories/use-categories.ts'
import { FilterSelect } from '../ui/filter-select.tsx'
import { SearchField } from '../ui/search-field.tsx'
import type { ListParams } from '../ui/use-list-params.ts'
import { productStatusChoices } from './product-status.tsx'

export const productFilters = ['search', 'category', 'status', 'stock'] as const

const stockChoices = [
  { value: 'in', label: 'In stock' },
  { value: 'out', label: 'Sold out' },
]

export function ProductFilters({ list }: { list: ListParams<(typeof productFilters)[number]> }) {
  const { data: categories = [] } = useCategories()
  return (
    <Group p="md" gap="sm">
      <SearchField
        label="Search products"
        value={list.values.search}
        onSearch={(term) => list.set('search', term)}
      />
      <FilterSelect
        label="Category"
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        value={list.values.category}
        onChange={(value) => list.set('category', value)}
      />
      <FilterSelect
        label="Status"
        options={productStatusChoices}
        value={list.values.status}
        onChange={(value) => list.set('status', value)}
      />
      <FilterSelect
        label="Stock"
        options={stockChoices}
        value={list.values.stock}
        onChange={(value) => list.set('stock', value)}
      />
    </Group>
  )
}
