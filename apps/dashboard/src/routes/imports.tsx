import { Stack } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { ImportDrop } from '../imports/import-drop.tsx'
import { ImportTable } from '../imports/import-table.tsx'
import { useImports } from '../imports/use-imports.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilteredList } from '../ui/filtered-list.tsx'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'
import { useListParams } from '../ui/use-list-params.ts'

export const meta = titled('Import products')

export default function Imports() {
  const list = useListParams([])
  return (
    <Screen
      title="Import products"
      hint="Products with the same URL handle are updated, new ones are created. Every import can be undone."
      back={{ to: '/dashboard/products', label: 'Products' }}
    >
      <Stack>
        <ImportDrop />
        <FilteredList
          noun="import"
          list={list}
          query={useImports(list.pageNumber)}
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
