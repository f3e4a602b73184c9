import { Button, Group } from '@mantine/core'
import { IconPhotoSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { MediaItem, MediaKind } from '@vitrine/contract/content/media.ts'
import type { ReactNode } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Pager } from '../../platform/ui/data-table/pager.tsx'
import { SearchField } from '../../platform/ui/search-field.tsx'
import classes from './media.module.css'
import { TilesSkeleton } from './tiles-skeleton.tsx'

export interface MediaPlace {
  search: string | undefined
  pageNumber: number
}

interface MediaBrowserProps {
  place: MediaPlace
  /** Only these. */
  kind?: MediaKind
  onSearch: (term: string) => void
  /** From 1. */
  onPage: (page: number) => void
  renderTile: (item: MediaItem) => ReactNode
  whenNew: ReactNode
}

export function MediaBrowser(props: MediaBrowserProps) {
  const { place, kind, onSearch, onPage, renderTile, whenNew } = props
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.media.list.queryOptions({
      input: { ...place, storeId, pageSize: 48, ...(kind && { kind }) },
      placeholderData: keepPreviousData,
    }),
  )
  const isEmpty = data?.totalElements === 0
  if (isEmpty && !place.search) return whenNew
  return (
    <>
      <Group p="md" pb={0}>
        <SearchField label="Search by name or alt text" value={place.search} onSearch={onSearch} />
      </Group>
      {isPending && <TilesSkeleton />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isEmpty && (
        <EmptyState
          isNotFound
          icon={IconPhotoSearch}
          title="No image matches"
          action={
            <Button variant="default" onClick={() => onSearch('')}>
              Clear the search
            </Button>
          }
        >
          Try another word.
        </EmptyState>
      )}
      {data && data.content.length > 0 && (
        <ul className={classes['grid']} aria-label="Images">
          {data.content.map((item) => (
            <li key={item.id}>{renderTile(item)}</li>
          ))}
        </ul>
      )}
      {data && <Pager page={data} noun="image" onChange={onPage} />}
    </>
  )
}
