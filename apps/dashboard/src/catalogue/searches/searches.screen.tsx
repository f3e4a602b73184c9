import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { SearchMissTable } from './search-miss-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'

export const meta = titled('Searches with no results')

export default function Searches() {
  const list = useListParams([])
  const { storeId } = useCurrentStore()
  const query = useQuery(
    calls.products.searchMisses.queryOptions({
      input: { storeId, pageNumber: list.pageNumber, pageSize: 20 },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <Screen
      title="Searches with no results"
      hint="What shoppers searched for and did not find. Add the product, or mention the words in a description."
      back={{ to: '/dashboard/products', label: 'Products' }}
    >
      <FilteredList
        noun="term"
        list={list}
        query={query}
        filters={null}
        Table={SearchMissTable}
        whenNew={
          <EmptyState icon={IconSearch} title="No searches without results so far">
            Search terms that found nothing appear here, without any personal data.
          </EmptyState>
        }
      />
    </Screen>
  )
}
