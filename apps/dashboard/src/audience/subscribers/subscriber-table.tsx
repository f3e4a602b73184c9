import { Badge, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Subscriber } from '@vitrine/contract/audience/newsletter.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { DeleteButton } from '../../platform/ui/delete-button.tsx'
import { formatDay, formatMoment } from '../../platform/ui/format-date.ts'
import { subscriberStates } from './subscriber-states.ts'

const columns: Column<Subscriber>[] = [
  {
    head: 'Email',
    wrap: 'anywhere',
    cell: ({ email, createdAt }) => (
      <>
        <Text size="sm">{email}</Text>
        <Text size="xs" c="var(--ink-soft)" hiddenFrom="sm">
          {formatDay(createdAt)}
        </Text>
      </>
    ),
  },
  {
    head: 'Status',
    cell: ({ status }) => (
      <Badge variant="light" color={subscriberStates[status].color}>
        {subscriberStates[status].label}
      </Badge>
    ),
  },
  {
    head: 'Signed up',
    visibleFrom: 'sm',
    cell: ({ createdAt }) => <Text size="sm">{formatMoment(createdAt)}</Text>,
  },
]

export function SubscriberTable({ rows }: { rows: Subscriber[] }) {
  return <DataTable rows={rows} columns={columns} actions={(row) => <Delete subscriber={row} />} />
}

function Delete({ subscriber: { id, email } }: { subscriber: Subscriber }) {
  const remove = useMutation(
    calls.subscribers.delete.mutationOptions({
      async onSuccess() {
        showSuccess('Subscriber deleted')
        await refresh(calls.subscribers)
      },
    }),
  )
  return (
    <DeleteButton
      label={`Delete ${email}`}
      loading={remove.isPending}
      question={{
        title: `Delete ${email}?`,
        text: 'All data of this address is deleted, including that it unsubscribed.',
        confirm: 'Delete subscriber',
        onConfirm: () => remove.mutate({ id }),
      }}
    />
  )
}
