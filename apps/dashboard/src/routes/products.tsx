import { Button } from '@mantine/core'
import { IconPackage, IconPlus, IconSearchOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ProductFilters, productFilters } from '../products/product-filters.tsx'
import { productStatuses } from '../products/product-status.tsx'
import { ProductTable } from '../products/product-table.tsx'
import { useProducts } from '../products/use-products.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { oneOf } from '../ui/one-of.ts'
import { Pager } from '../ui/pager.tsx'
import { Panel } from '../ui/panel.tsx'
import { RowsSkeleton } from '../ui/rows-skeleton.tsx'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'
import { useListParams } from '../ui/use-list-params.ts'

export const meta = titled('Products')

export default function Products() {
  const list = useListParams(productFilters)
  const { data, error, refetch, isPending } = useProducts({
    page: list.pageNumber,
    size: 20,
    search: list.values.search,
    category: list.values.category,
    status: oneOf(productStatuses, list.values.status),
    stock: oneOf(['in', 'out'], list.values.stock),
  })
  const isNew = data?.totalElements === 0 && !list.isFiltered
  return (
    <Screen title="Products" actions={<AddProduct />}>
      <Panel flush>
        {!isNew && <ProductFilters list={list} />}
        {isPending && <RowsSkeleton />}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {isNew && (
          <EmptyState icon={IconPackage} title="What will you sell?" action={<AddProduct />}>
            Add your first product. A name and a price are enough to begin with.
          </EmptyState>
        )}
        {data?.totalElements === 0 && list.isFiltered && (
          <EmptyState
            icon={IconSearchOff}
            title="No product matches"
            action={
              <Button variant="default" onClick={list.clear}>
                Clear the filters
              </Button>
            }
          >
            Try other words or fewer filters.
          </EmptyState>
        )}
        {data && data.content.length > 0 && <ProductTable products={data.content} />}
        {data && !isNew && <Pager page={data} noun="product" onChange={list.setPage} />}
      </Panel>
    </Screen>
  )
}

function AddProduct() {
  return (
    <Button
      component={Link}
      to="/dashboard/addproduct"
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      Add product
    </Button>
  )
}
