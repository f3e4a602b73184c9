import { Anchor, Badge, Table, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Discount } from '@vitrine/contract/discounts.ts'
import { Link } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { DeleteButton } from '../../platform/ui/delete-button.tsx'
import { describeOffer, describeUses, statusColors, statusLabels } from './describe-discount.ts'
import { ActionsHead } from '../../platform/ui/actions-head.tsx'

export function DiscountTable({ rows }: { rows: Discount[] }) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Discount</Table.Th>
          <Table.Th>Status</Table.Th>
          <Table.Th visibleFrom="sm">Used</Table.Th>
          <ActionsHead />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((discount) => (
          <Row key={discount.id} discount={discount} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ discount }: { discount: Discount }) {
  const { currency } = useCurrentStore()
  const remove = useMutation(
    calls.discounts.delete.mutationOptions({
      async onSuccess() {
        showSuccess('Discount deleted')
        await refresh(calls.discounts)
      },
    }),
  )
  const { id, code, title, status } = discount
  const name = code ?? title
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <Anchor component={Link} to={`/dashboard/edit-discount/${id}`} fw={550} c="var(--ink)">
          {name}
        </Anchor>
        <Text size="sm" c="var(--ink-soft)">
          {describeOffer(discount, currency)}
          {code === null && ' · automatic'}
        </Text>
      </Table.Td>
      <Table.Td>
        <Badge variant="light" color={statusColors[status]}>
          {statusLabels[status]}
        </Badge>
      </Table.Td>
      <Table.Td visibleFrom="sm">{describeUses(discount)}</Table.Td>
      <Table.Td w={52}>
        <DeleteButton
          label={`Delete ${name}`}
          loading={remove.isPending}
          question={{
            title: `Delete “${name}”?`,
            text: 'Past orders stay as they are. To stop it but keep its statistics, switch it off instead.',
            confirm: 'Delete discount',
            onConfirm: () => remove.mutate({ id }),
          }}
        />
      </Table.Td>
    </Table.Tr>
  )
}
