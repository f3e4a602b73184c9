import { IconPackage } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { useCategories } from '../use-categories.ts'
import { productStatusChoices, productStatuses } from './product-status.tsx'
import { DemoProducts } from './demo-products.tsx'
import { ProductList } from './product-list.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ProductsMenu } from './products-menu.tsx'
import { SelectionContext, useSelection } from '../../platform/ui/data-table/selection-context.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { ListFilters } from '../../platform/ui/data-table/list-filters.tsx'
import { oneOf } from '../../platform/ui/one-of.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { AddButton } from '../../platform/ui/add-button.tsx'
import { type ListParams, useListParams } from '../../platform/ui/data-table/use-list-params.ts'

export const meta = titled('Products')

const add = <AddButton to="/dashboard/addproduct" label="Add product" />

const filters = ['search', 'category', 'status', 'stock', 'sort'] as const
const sorts = ['newest', 'name', 'price', 'price-desc'] as const
const sortLabels = {
  newest: 'Newest first',
  name: 'Name, A to Z',
  price: 'Price, low to high',
  'price-desc': 'Price, high to low',
}
const sortChoices = sorts.map((value) => ({ value, label: sortLabels[value] }))
const stockChoices = [
  { value: 'in', label: 'In stock' },
  { value: 'low', label: 'Low stock' },
  { value: 'out', label: 'Sold out' },
]

export default function Products() {
  const { storeId } = useCurrentStore()
  const list = useListParams(filters)
  const filter = {
    search: list.values.search,
    category: list.values.category,
    status: oneOf(productStatuses, list.values.status),
    stock: oneOf(['in', 'low', 'out'], list.values.stock),
  }
  const sort = oneOf(sorts, list.values.sort)
  const query = useQuery(
    calls.products.filteredProducts.queryOptions({
      input: { storeId, page: list.pageNumber, size: 20, sort, ...filter },
      placeholderData: keepPreviousData,
    }),
  )
  const selection = useSelection(JSON.stringify(filter))
  return (
    <Screen
      title="Products"
      actions={
        <>
          <ProductsMenu filter={filter} />
          {add}
        </>
      }
    >
      <DemoProducts />
      <SelectionContext value={selection}>
        <FilteredList
          noun="product"
          list={list}
          query={query}
          filters={
            <>
              <Filters list={list} />
              <BulkBar total={query.data?.totalElements ?? 0} filter={filter} />
            </>
          }
          Table={ProductList}
          whenNew={
            <EmptyState icon={IconPackage} title="Add your first product" action={add}>
              A name and a price are enough to start. You can also import products from a file.
            </EmptyState>
          }
        />
      </SelectionContext>
    </Screen>
  )
}

function Filters({ list }: { list: ListParams<(typeof filters)[number]> }) {
  const { data: categories = [] } = useCategories()
  const categoryChoices = categories.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <ListFilters
      list={list}
      searchLabel="Search products"
      selects={[
        { name: 'category', label: 'Category', options: categoryChoices },
        { name: 'status', label: 'Status', options: productStatusChoices },
        { name: 'stock', label: 'Stock', options: stockChoices },
        { name: 'sort', label: 'Sort', options: sortChoices },
      ]}
    />
  )
}
