import { ActionIcon, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { SearchMiss } from '@vitrine/contract/catalogue/search.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { formatDay } from '../../platform/ui/format-date.ts'
import { Changes } from '../../platform/ui/changes.tsx'

const columns: Column<SearchMiss>[] = [
  { head: 'Words', wrap: 'anywhere', cell: ({ term }) => term },
  { head: 'Searches', ta: 'right', cell: ({ searches }) => searches },
  {
    head: 'Last searched',
    visibleFrom: 'xs',
    cell: ({ lastAt }) => <Text size="sm">{formatDay(lastAt)}</Text>,
  },
]

export function SearchMissTable({ rows }: { rows: SearchMiss[] }) {
  const { storeId } = useCurrentStore()
  const forget = useMutation(
    calls.products.forgetSearchMiss.mutationOptions({
      onSuccess: () => refresh(calls.products.searchMisses),
    }),
  )
  return (
    <DataTable
      rows={rows.map((miss) => ({ ...miss, id: miss.term }))}
      columns={columns}
      highlightOnHover={false}
      actions={({ term }) => (
        <Changes>
          <ActionIcon
            variant="subtle"
            color="gray.7"
            aria-label={`Remove “${term}” from the list`}
            onClick={() => forget.mutate({ storeId, term })}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Changes>
      )}
    />
  )
}
