import { IconUserHeart } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { PersonalDataButton } from '../personal-data/personal-data-button.tsx'
import { CustomerTable } from './customer-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { ListFilters } from '../../platform/ui/data-table/list-filters.tsx'
import { oneOf } from '../../platform/ui/one-of.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'

export const meta = titled('Customers')

const sorts = [
  { value: 'orders', label: 'Most orders' },
  { value: 'total', label: 'Highest total' },
] as const

export default function Customers() {
  const list = useListParams(['search', 'sort'])
  const sort = oneOf(
    sorts.map(({ value }) => value),
    list.values.sort,
  )
  const { storeId } = useCurrentStore()
  const query = useQuery(
    calls.customers.list.queryOptions({
      input: {
        storeId,
        pageNumber: list.pageNumber,
        pageSize: 20,
        search: list.values.search,
        sort,
      },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <Screen
      title="Customers"
      hint="Everyone who has ordered in your shop."
      actions={<PersonalDataButton />}
    >
      <FilteredList
        noun="customer"
        list={list}
        query={query}
        filters={
          <ListFilters
            list={list}
            searchLabel="Search by name or email"
            selects={[{ name: 'sort', label: 'Sort', options: [...sorts] }]}
          />
        }
        Table={CustomerTable}
        whenNew={
          <EmptyState icon={IconUserHeart} title="No customers yet">
            Customers appear here after their first order.
          </EmptyState>
        }
        advice="Try part of the name or address."
      />
    </Screen>
  )
}
