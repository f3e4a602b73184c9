import { Divider, Group, Stack, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'

type Movement = Order['payments'][number]

export function Movements({ order: { payments, currency } }: { order: Order }) {
  const moved = payments.filter(({ provider }) => provider !== null)
  if (!moved.length) return null
  return (
    <>
      <Divider color="var(--line)" />
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {moved.map((movement) => (
          <li key={movement.id}>
            <Group justify="space-between" gap="xs" wrap="nowrap">
              <Text size="sm">{wordsFor(movement)}</Text>
              <Text size="sm">{formatPrice(movement.amount, currency)}</Text>
            </Group>
            <Text size="xs" c="var(--ink-soft)" style={{ overflowWrap: 'anywhere' }}>
              {[movement.reference, formatMoment(movement.createdAt)].filter(Boolean).join(' · ')}
            </Text>
            {movement.problem && (
              <Text size="xs" c="red.9" style={{ overflowWrap: 'anywhere' }}>
                {movement.problem}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </>
  )
}

const words: Record<Movement['kind'], Record<Movement['status'], string>> = {
  authorisation: {
    succeeded: 'Authorised',
    pending: 'Being released',
    voided: 'Released',
    failed: 'Not authorised',
  },
  payment: {
    succeeded: 'Taken',
    pending: 'Being captured',
    failed: 'Not captured',
    voided: 'Released',
  },
  refund: {
    succeeded: 'Refunded',
    pending: 'Refund in progress',
    failed: 'Not refunded',
    voided: 'Not refunded',
  },
}

function wordsFor({ kind, status }: Movement): string {
  return words[kind][status]
}
