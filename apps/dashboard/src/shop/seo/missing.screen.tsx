import { IconMapSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { ListFilters } from '../../platform/ui/data-table/list-filters.tsx'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { MissingTable } from './missing-table.tsx'
import { SeoTabs } from './seo-tabs.tsx'

export const meta = titled('Missing pages')

export default function Missing() {
  const list = useListParams(['search'])
  const { storeId } = useCurrentStore()
  const query = useQuery(
    calls.seo.listMissing.queryOptions({
      input: { storeId, pageNumber: list.pageNumber, pageSize: 20, search: list.values.search },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <Screen title="Search engines" hint="Addresses visited in the last 30 days that have no page.">
      <SeoTabs />
      <FilteredList
        noun="missing page"
        list={list}
        query={query}
        filters={<ListFilters list={list} searchLabel="Search by address" selects={[]} />}
        Table={MissingTable}
        whenNew={
          <EmptyState icon={IconMapSearch} title="No missing pages so far">
            When a link or a search result leads to a missing page, its address appears here, and
            you can redirect it.
          </EmptyState>
        }
      />
    </Screen>
  )
}
