import { Badge, Table, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Subscriber } from '@vitrine/contract/newsletter.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { DeleteButton } from '../../platform/ui/delete-button.tsx'
import { formatDay, formatMoment } from '../../platform/ui/format-date.ts'
import { subscriberStates } from './subscriber-states.ts'
import { ActionsHead } from '../../platform/ui/actions-head.tsx'

export function SubscriberTable({ rows }: { rows: Subscriber[] }) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Email</Table.Th>
          <Table.Th>Status</Table.Th>
          <Table.Th visibleFrom="sm">Signed up</Table.Th>
          <ActionsHead />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((subscriber) => (
          <Row key={subscriber.id} subscriber={subscriber} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ subscriber: { id, email, status, createdAt } }: { subscriber: Subscriber }) {
  const { label, color } = subscriberStates[status]
  const remove = useMutation(
    calls.subscribers.delete.mutationOptions({
      async onSuccess() {
        showSuccess('Subscriber deleted')
        await refresh(calls.subscribers)
      },
    }),
  )
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <Text size="sm">{email}</Text>
        <Text size="xs" c="var(--ink-soft)" hiddenFrom="sm">
          {formatDay(createdAt)}
        </Text>
      </Table.Td>
      <Table.Td>
        <Badge variant="light" color={color}>
          {label}
        </Badge>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm">{formatMoment(createdAt)}</Text>
      </Table.Td>
      <Table.Td w={52}>
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
      </Table.Td>
    </Table.Tr>
  )
}
