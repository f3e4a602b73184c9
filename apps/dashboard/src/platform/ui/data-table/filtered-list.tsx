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
  noun: string
  nouns?: string
  list: ListParams<never>
  query: UseQueryResult<PageOf<Row>>
  filters: ReactNode
  Table: ComponentType<{ rows: Row[] }>
  whenNew: ReactNode
  advice?: string
}

export function FilteredList<Row>(props: FilteredListProps<Row>) {
  const { noun, nouns, list, query, filters, Table, whenNew, advice } = props
  const { data, error, isPending, refetch } = query
  const isEmpty = data?.totalElements === 0
  const lastPage = data && !data.content.length && !isEmpty ? data.totalPages : undefined
  useEffect(() => {
    // The page no longer exists, as after an old link or deleting the last row of a page.
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
      {data && <Pager page={data} noun={noun} nouns={nouns} onChange={list.setPage} />}
    </Panel>
  )
}
