import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { MissingAddress } from '@vitrine/contract/shop/redirects.ts'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { formatDay } from '../../platform/ui/format-date.ts'
import { RedirectDialog } from './redirect-dialog.tsx'
import { Changes } from '../../platform/ui/changes.tsx'

const columns: Column<MissingAddress>[] = [
  { head: 'Address', wrap: 'anywhere', cell: ({ path }) => <Text size="sm">{path}</Text> },
  { head: 'Visits', ta: 'right', cell: ({ hits }) => hits.toLocaleString('en') },
  {
    head: 'Last visit',
    visibleFrom: 'sm',
    wrap: 'never',
    cell: ({ lastAt }) => <Text size="sm">{formatDay(lastAt)}</Text>,
  },
]

export function MissingTable({ rows }: { rows: MissingAddress[] }) {
  const { storeId } = useCurrentStore()
  const [chosen, setChosen] = useState<string>()
  const forget = useMutation(
    calls.seo.forgetMissing.mutationOptions({ onSuccess: () => refresh(calls.seo.listMissing) }),
  )
  return (
    <>
      <DataTable
        rows={rows.map((row) => ({ ...row, id: row.path }))}
        columns={columns}
        actions={({ path }) => (
          <Changes>
            <Group gap={4} wrap="nowrap" justify="flex-end">
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Make redirect of ${path}`}
                onClick={() => setChosen(path)}
              >
                Make redirect
              </Button>
              <ActionIcon
                variant="subtle"
                color="gray.7"
                aria-label={`Remove ${path} from the list`}
                onClick={() => forget.mutate({ storeId, path })}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </Group>
          </Changes>
        )}
      />
      <RedirectDialog
        opened={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        {...(chosen !== undefined && { from: chosen })}
      />
    </>
  )
}
