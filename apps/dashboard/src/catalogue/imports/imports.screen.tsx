import { Stack } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { isUnderWay } from './import-states.tsx'
import { pollMs } from './use-import.ts'
import { ImportDrop } from './import-drop.tsx'
import { ImportTable } from './import-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'
import { Changes } from '../../platform/ui/changes.tsx'

export const meta = titled('Import products')

export default function Imports() {
  const list = useListParams([])
  const { storeId } = useCurrentStore()
  const query = useQuery(
    calls.imports.list.queryOptions({
      input: { storeId, pageNumber: list.pageNumber, pageSize: 20 },
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.content.some(isUnderWay) ? pollMs : false),
    }),
  )
  return (
    <Screen
      title="Import products"
      hint="Products with the same URL handle are updated, new ones are created. Every import can be undone."
      back={{ to: '/dashboard/products', label: 'Products' }}
    >
      <Stack>
        <Changes>
          <ImportDrop />
        </Changes>
        <FilteredList
          noun="import"
          list={list}
          query={query}
          filters={null}
          Table={ImportTable}
          whenNew={
            <EmptyState icon={IconHistory} title="No imports yet">
              Your imports appear here and can be undone.
            </EmptyState>
          }
        />
      </Stack>
    </Screen>
  )
}
