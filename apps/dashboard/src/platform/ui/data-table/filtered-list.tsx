import { Button } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { EmptyState } from '../empty-state.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { Pager } from './pager.tsx'
import { Panel } from '../panel.tsx'
import { RowsSkeleton } from '../rows-skeleton.tsx'
import type { ListParams } from './use-list-params.ts'

interface FilteredListProps<Row> {
  /** One of the rows, as in "No message matches". */
  noun: string
  list: ListParams<never>
  query: UseQueryResult<PageOf<Row>>
  filters: ReactNode
  Table: ComponentType<{ rows: Row[] }>
  /** Stands instead of all this while there is not a single row to filter. */
  whenNew: ReactNode
  /** What to try when nothing matches. */
  advice?: string
}

/** A page of rows under its filters, in every state that it can have. */
export function FilteredList<Row>(props: FilteredListProps<Row>) {
  const { noun, list, query, filters, Table, whenNew, advice } = props
  const { data, error, isPending, refetch } = query
  const isEmpty = data?.totalElements === 0
  const lastPage = data && !data.content.length && !isEmpty ? data.totalPages : undefined
  useEffect(() => {
    // A page beyond the last one, as in an old link or after the last row of a page was deleted.
    if (lastPage) list.replacePage(lastPage)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- A list is new with each render.
  }, [lastPage])
  if (isEmpty && !list.isFiltered) return <Panel flush>{whenNew}</Panel>
  return (
    <Panel flush>
      {filters}
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isEmpty && (
        <EmptyState
          isNotFound
          icon={IconSearchOff}
          title={`No ${noun} matches`}
          action={
            <Button variant="default" onClick={list.clear}>
              Clear the filters
            </Button>
          }
        >
          {advice ?? 'Try other words or fewer filters.'}
        </EmptyState>
      )}
      {data && data.content.length > 0 && <Table rows={data.content} />}
      {data && <Pager page={data} noun={noun} onChange={list.setPage} />}
    </Panel>
  )
}
