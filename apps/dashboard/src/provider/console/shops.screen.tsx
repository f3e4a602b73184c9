import { IconBuildingStore } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { shopSorts } from '@vitrine/contract/provider/console-shops.ts'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { ListFilters } from '../../platform/ui/data-table/list-filters.tsx'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { oneOf } from '../../platform/ui/one-of.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { consoleCalls } from './console-api.ts'
import { statusChoices } from './shop-status.tsx'
import { ShopTable } from './shop-table.tsx'

export const meta = titled('Shops')

const statuses = ['draft', 'live', 'suspended', 'deleted'] as const

const sortChoices = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'active', label: 'Last active' },
  { value: 'name', label: 'Name' },
]

const signalChoices = [{ value: 'open', label: 'Open signals' }]

function planChoices(plans: readonly { planId: string; name: string }[]) {
  return plans.map(({ planId, name }) => ({ value: planId, label: name }))
}

export default function Shops() {
  const list = useListParams(['search', 'status', 'plan', 'signals', 'sort'])
  const plans = useQuery(consoleCalls.shops.listPlans.queryOptions())
  const query = useQuery(
    consoleCalls.shops.list.queryOptions({
      input: {
        pageNumber: list.pageNumber,
        pageSize: 25,
        search: list.values.search,
        status: oneOf(statuses, list.values.status),
        plan: list.values.plan,
        isSignalled: list.values.signals === 'open' ? true : undefined,
        sort: oneOf(shopSorts, list.values.sort) ?? 'newest',
      },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <Screen title="Shops" hint="Every shop of this installation, with its owner and what it holds.">
      <FilteredList
        noun="shop"
        list={list}
        query={query}
        filters={
          <ListFilters
            list={list}
            searchLabel="Search by name, domain or owner"
            selects={[
              { name: 'status', label: 'Status', options: statusChoices },
              ...(plans.data?.length
                ? [{ name: 'plan' as const, label: 'Plan', options: planChoices(plans.data) }]
                : []),
              { name: 'signals', label: 'Signals', options: signalChoices },
              { name: 'sort', label: 'Order', options: sortChoices },
            ]}
          />
        }
        Table={ShopTable}
        whenNew={
          <EmptyState icon={IconBuildingStore} title="No shops yet">
            Shops appear here as soon as somebody creates one.
          </EmptyState>
        }
      />
    </Screen>
  )
}
