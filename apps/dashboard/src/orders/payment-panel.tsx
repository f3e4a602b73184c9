import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { formatPrice } from '@vitrine/commerce/format-price.ts'
import type { Order } from '@vitrine/contract/order.ts'
import { api } from '../api/client.ts'
import { confirm } from '../ui/confirm.tsx'
import { Panel } from '../ui/panel.tsx'
import { PaymentBadge } from './order-badges.tsx'
import { Amount } from './order-lines.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { useChangeOrder } from './use-orders.ts'

export function PaymentPanel({ order }: { order: Order }) {
  const { currency, total, payments, paymentStatus, paymentName, status, refundable } = order
  const [isRefunding, refunding] = useDisclosure()
  const pay = useChangeOrder(order, 'Order marked as paid')
  const [received, back] = [sumOf(payments, 'payment'), sumOf(payments, 'refund')]
  const isDue = paymentStatus === 'pending' || paymentStatus === 'partially_paid'
  const due = formatPrice(Math.max(total - received, 0), currency)
  return (
    <Panel title="Payment" actions={<PaymentBadge status={paymentStatus} />}>
      <Stack gap={6}>
        <Text size="sm" c="var(--ink-soft)">
          {paymentName}
        </Text>
        <Amount label="Received" text={formatPrice(received, currency)} />
        {back > 0 && <Amount label="Given back" text={`−${formatPrice(back, currency)}`} />}
        {isDue && status !== 'cancelled' && <Amount label="Still due" text={due} strong />}
      </Stack>
      <Group gap="xs" grow>
        {isDue && status === 'open' && (
          <Button
            loading={pay.isPending}
            onClick={() =>
              confirm({
                title: 'Was the money received?',
                text: `This records a payment of ${due}. It cannot be taken back.`,
                confirm: 'Mark as paid',
                onConfirm: () => pay.mutate(api.orders.addPayment),
              })
            }
          >
            Mark as paid
          </Button>
        )}
        {refundable > 0 && (
          <Button variant="default" onClick={refunding.open}>
            Refund
          </Button>
        )}
      </Group>
      {isRefunding && <RefundDialog order={order} onClose={refunding.close} />}
    </Panel>
  )
}

function sumOf(payments: Order['payments'], kind: 'payment' | 'refund'): number {
  return payments.reduce((sum, each) => (each.kind === kind ? sum + each.amount : sum), 0)
}
