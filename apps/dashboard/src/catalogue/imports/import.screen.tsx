import { Alert, Stack } from '@mantine/core'
import { IconInfoCircle, IconListSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { importAction, type ProductImport } from '@vitrine/contract/catalogue/product-import.ts'
import { calls } from '../../platform/api/calls.ts'
import { ImportActions } from './import-actions.tsx'
import { ImportCounts } from './import-counts.tsx'
import { ImportItems } from './import-items.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportStateBadge, ImportStateContext, isUnderWay } from './import-states.tsx'
import { useImport } from './use-import.ts'
import { Changes } from '../../platform/ui/changes.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { oneOf } from '../../platform/ui/one-of.ts'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'
import type { Route } from './+types/import.screen'

export const meta = titled('Import')

export default function ImportScreen({ params: { importId } }: Route.ComponentProps) {
  const { data, error, isPending, refetch } = useImport(importId)
  return (
    <Screen
      title={data?.fileName ?? 'Import'}
      hint={data && `Uploaded ${formatMoment(data.createdAt)}`}
      back={{ to: '/dashboard/imports', label: 'Imports' }}
      actions={
        data && (
          <>
            <ImportStateBadge state={data.state} />
            <Changes>
              <ImportActions of={data} />
            </Changes>
          </>
        )
      }
    >
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed noun="import" error={error} onRetry={() => void refetch()} />}
      {data && <Opened of={data} />}
    </Screen>
  )
}

const shows = [...importAction.options, 'noted', 'left'] as const

function Opened({ of }: { of: ProductImport }) {
  const list = useListParams(['show'])
  const shown = oneOf(shows, list.values.show)
  const query = useQuery(
    calls.imports.items.queryOptions({
      input: {
        id: of.id,
        pageNumber: list.pageNumber,
        pageSize: 50,
        ...(shown && { show: shown }),
      },
      placeholderData: keepPreviousData,
    }),
  )
  if (of.state === 'checking') return <ImportProgress {...of} />
  return (
    <Stack>
      {isUnderWay(of) && <ImportProgress {...of} />}
      {of.state === 'ready' && (
        <Alert variant="light" icon={<IconInfoCircle aria-hidden />}>
          Nothing has been changed yet. This is what the file would do.
        </Alert>
      )}
      {of.ignoredColumns.length > 0 && (
        <Alert variant="light" color="gray" icon={<IconInfoCircle aria-hidden />}>
          Columns that are not imported: {of.ignoredColumns.join(', ')}.
        </Alert>
      )}
      <ImportCounts of={of} shown={shown} onShow={(show) => list.set('show', show)} />
      <ImportStateContext value={of.state}>
        <FilteredList
          noun="product"
          list={list}
          query={query}
          filters={null}
          Table={ImportItems}
          whenNew={
            <EmptyState isNotFound icon={IconListSearch} title="No products">
              The file contains none.
            </EmptyState>
          }
        />
      </ImportStateContext>
    </Stack>
  )
}
