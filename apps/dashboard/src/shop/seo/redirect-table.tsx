import { ActionIcon, Badge, Group, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { Redirect } from '@vitrine/contract/shop/redirects.ts'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { DeleteButton } from '../../platform/ui/delete-button.tsx'
import { formatDay } from '../../platform/ui/format-date.ts'
import { RedirectDialog } from './redirect-dialog.tsx'
import { Changes } from '../../platform/ui/changes.tsx'

const columns: Column<Redirect>[] = [
  {
    head: 'From',
    wrap: 'anywhere',
    w: '42%',
    cell: ({ from, to, hits }) => (
      <>
        <Text size="sm" fw={500}>
          {from}
        </Text>
        <Text size="xs" c="var(--ink-soft)" hiddenFrom="sm">
          to {to} · {countOf(hits, 'visit')}
        </Text>
      </>
    ),
  },
  {
    head: 'To',
    w: '32%',
    wrap: 'anywhere',
    visibleFrom: 'sm',
    cell: ({ to }) => <Text size="sm">{to}</Text>,
  },
  {
    head: 'Type',
    visibleFrom: 'sm',
    wrap: 'never',
    cell: ({ status }) => <Type status={status} />,
  },
  {
    head: 'Visits',
    ta: 'right',
    visibleFrom: 'sm',
    cell: ({ hits, lastHitAt }) => (
      <>
        <Text size="sm">{hits.toLocaleString('en')}</Text>
        {lastHitAt && (
          <Text size="xs" c="var(--ink-soft)" style={{ whiteSpace: 'nowrap' }}>
            {formatDay(lastHitAt)}
          </Text>
        )}
      </>
    ),
  },
]

export function RedirectTable({ rows }: { rows: Redirect[] }) {
  const [edited, setEdited] = useState<Redirect>()
  return (
    <>
      <DataTable
        rows={rows}
        columns={columns}
        actions={(row) => (
          <Group gap={4} wrap="nowrap" justify="flex-end">
            <Changes>
              <ActionIcon
                variant="subtle"
                color="gray.7"
                aria-label={`Edit the redirect of ${row.from}`}
                onClick={() => setEdited(row)}
              >
                <IconPencil size={18} aria-hidden />
              </ActionIcon>
            </Changes>
            <Delete redirect={row} />
          </Group>
        )}
      />
      <RedirectDialog
        opened={edited !== undefined}
        onClose={() => setEdited(undefined)}
        {...(edited && { redirect: edited })}
      />
    </>
  )
}

function Type({ status }: Pick<Redirect, 'status'>) {
  return (
    <Badge variant="light" color={status === 301 ? 'pine' : 'gray'}>
      {status}
    </Badge>
  )
}

function Delete({ redirect: { id, from } }: { redirect: Redirect }) {
  const remove = useMutation(
    calls.seo.deleteRedirects.mutationOptions({
      async onSuccess() {
        showSuccess('Redirect deleted')
        await refresh(calls.seo.listRedirects)
      },
    }),
  )
  return (
    <DeleteButton
      label={`Delete the redirect of ${from}`}
      loading={remove.isPending}
      question={{
        title: 'Delete this redirect?',
        text: `Visitors of ${from} then see “page not found”.`,
        confirm: 'Delete redirect',
        onConfirm: () => remove.mutate({ ids: [id] }),
      }}
    />
  )
}
