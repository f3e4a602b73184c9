import { Button, Stack, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/format-price.ts'
import type { Order } from '@vitrine/contract/order.ts'
import { confirm } from '../ui/confirm.tsx'
import { Panel } from '../ui/panel.tsx'
import { PaymentBadge } from './order-badges.tsx'
import { Amount } from './order-lines.tsx'
import { paymentMethodName } from './payment-method-name.ts'
import { useMarkPaid } from './use-orders.ts'

export function PaymentPanel({ order }: { order: Order }) {
  const { id, currency, total, payments, paymentStatus, paymentMethod, status } = order
  const pay = useMarkPaid(id)
  const paid = sumOf(payments, 'payment') - sumOf(payments, 'refund')
  const isDue = paymentStatus === 'pending' || paymentStatus === 'partially_paid'
  const due = formatPrice(Math.max(total - sumOf(payments, 'payment'), 0), currency)
  return (
    <Panel title="Payment" actions={<PaymentBadge status={paymentStatus} />}>
      <Stack gap={6}>
        <Text size="sm" c="var(--ink-soft)">
          {paymentMethodName(paymentMethod)}
        </Text>
        <Amount label="Received" text={formatPrice(paid, currency)} />
        {isDue && <Amount label="Still due" text={due} strong />}
      </Stack>
      {isDue && status === 'open' && (
        <Button
          loading={pay.isPending}
          onClick={() =>
            confirm({
              title: 'Was the money received?',
              text: `This records a payment of ${due}. It cannot be taken back.`,
              confirm: 'Mark as paid',
              onConfirm: () => pay.mutate(),
            })
          }
        >
          Mark as paid
        </Button>
      )}
    </Panel>
  )
}

function sumOf(payments: Order['payments'], kind: 'payment' | 'refund'): number {
  return payments.reduce((sum, each) => (each.kind === kind ? sum + each.amount : sum), 0)
}
