import { IconHistory } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { ActsTable } from './acts-table.tsx'
import { consoleCalls } from './console-api.ts'

export const meta = titled('Audit log')

export default function Acts() {
  const list = useListParams<never>([])
  const query = useQuery(
    consoleCalls.acts.list.queryOptions({
      input: { pageNumber: list.pageNumber, pageSize: 25 },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <Screen
      title="Audit log"
      hint="What operators did and why. Nobody can change or delete it here."
    >
      <FilteredList
        noun="act"
        list={list}
        query={query}
        filters={null}
        Table={ActsTable}
        whenNew={
          <EmptyState icon={IconHistory} title="Nothing was done yet">
            Every act in this console appears here, with its reason.
          </EmptyState>
        }
      />
    </Screen>
  )
}
