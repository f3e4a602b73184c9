import { Anchor, Badge, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Discount } from '@vitrine/contract/sales/discounts.ts'
import { Link } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { DeleteButton } from '../../platform/ui/delete-button.tsx'
import { formatDay } from '../../platform/ui/format-date.ts'
import {
  describeDates,
  describeOffer,
  describeUses,
  statusColors,
  statusLabels,
} from './describe-discount.ts'

const columns: Column<Discount>[] = [
  { head: 'Discount', wrap: 'anywhere', cell: (discount) => <Offer discount={discount} /> },
  {
    head: 'Status',
    cell: ({ status }) => (
      <Badge variant="light" color={statusColors[status]}>
        {statusLabels[status]}
      </Badge>
    ),
  },
  {
    head: 'Dates',
    visibleFrom: 'md',
    cell: (discount) => <Text size="sm">{describeDates(discount, formatDay) || 'Always'}</Text>,
  },
  { head: 'Used', visibleFrom: 'sm', cell: describeUses },
]

export function DiscountTable({ rows }: { rows: Discount[] }) {
  return <DataTable rows={rows} columns={columns} actions={(row) => <Delete discount={row} />} />
}

function Offer({ discount }: { discount: Discount }) {
  const { currency } = useCurrentStore()
  const { id, code, title } = discount
  const dates = describeDates(discount, formatDay)
  return (
    <>
      <Anchor component={Link} to={`/dashboard/edit-discount/${id}`} fw={550} c="var(--ink)">
        {code ?? title}
      </Anchor>
      <Text size="sm" c="var(--ink-soft)">
        {describeOffer(discount, currency)}
        {code === null && ' · automatic'}
      </Text>
      {code !== null && title && (
        <Text size="xs" c="var(--ink-soft)">
          {title}
        </Text>
      )}
      {dates && (
        <Text size="xs" c="var(--ink-soft)" hiddenFrom="md">
          {dates}
        </Text>
      )}
    </>
  )
}

function Delete({ discount: { id, code, title } }: { discount: Discount }) {
  const name = code ?? title
  const remove = useMutation(
    calls.discounts.delete.mutationOptions({
      async onSuccess() {
        showSuccess('Discount deleted')
        await refresh(calls.discounts)
      },
    }),
  )
  return (
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
  )
}
