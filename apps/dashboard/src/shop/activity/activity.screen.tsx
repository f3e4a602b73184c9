import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconDownload, IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { Pager } from '../../platform/ui/data-table/pager.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { ActivityDays } from './activity-days.tsx'
import { type ActivityFilter, exportUrl, noFilter, filterInput } from './activity-filter.ts'
import { ActivityFilters } from './activity-filters.tsx'

export const meta = titled('Activity')

const pageSize = 50

export default function Activity() {
  const { storeId } = useCurrentStore()
  const [filter, setFilter] = useState<ActivityFilter>(noFilter)
  const [pageNumber, setPageNumber] = useState(0)
  const input = filterInput(filter)
  const { data, error, isPending, refetch } = useQuery(
    calls.activity.list.queryOptions({
      input: { storeId, pageNumber, pageSize, ...input },
      placeholderData: keepPreviousData,
    }),
  )
  const isFiltered = Object.keys(input).length > 0

  function narrow(changes: Partial<ActivityFilter>) {
    setFilter((before) => ({ ...before, ...changes }))
    setPageNumber(0)
  }

  return (
    <Screen
      title="Activity"
      hint="Who did what in your shop. Kept for 400 days."
      actions={
        <Button
          component="a"
          href={exportUrl(storeId, input)}
          download
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          Export
        </Button>
      }
    >
      <ActivityFilters filter={filter} onChange={narrow} />
      {isPending && <RowsSkeleton rows={8} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.totalElements === 0 && (
        <Panel>
          <EmptyState
            icon={IconHistory}
            title={isFiltered ? 'Nothing found' : 'Nothing yet'}
            action={
              isFiltered && (
                <Button variant="default" onClick={() => narrow(noFilter)}>
                  Clear filters
                </Button>
              )
            }
          >
            {isFiltered
              ? 'Try other filters.'
              : 'Changes to products, orders, pages and settings appear here.'}
          </EmptyState>
        </Panel>
      )}
      {data && data.totalElements > 0 && (
        <>
          <ActivityDays entries={data.content} />
          <Pager page={data} noun="change" onChange={(page) => setPageNumber(page - 1)} />
        </>
      )}
    </Screen>
  )
}
