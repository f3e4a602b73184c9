import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { formatPrice } from '@vitrine/commerce/format-price.ts'
import { hasMoved } from '@vitrine/commerce/order-state.ts'
import type { Order } from '@vitrine/contract/order.ts'
import { api } from '../api/client.ts'
import { confirm } from '../ui/confirm.tsx'
import { Panel } from '../ui/panel.tsx'
import { PaymentBadge } from './order-badges.tsx'
import { Amount } from './order-lines.tsx'
import { Movements } from './movements.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { useChangeOrder } from './use-orders.ts'

export function PaymentPanel({ order }: { order: Order }) {
  const { currency, total, payments, paymentStatus, paymentName, status } = order
  const { refundable, capturable } = order
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
        {capturable > 0 && status === 'open' && <CaptureButton order={order} />}
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
      <Movements order={order} />
      {isRefunding && <RefundDialog order={order} onClose={refunding.close} />}
    </Panel>
  )
}

function sumOf(payments: Order['payments'], kind: 'payment' | 'refund'): number {
  const moved = payments.filter((each) => each.kind === kind && hasMoved(each))
  return moved.reduce((sum, { amount }) => sum + amount, 0)
}

/** Money that Stripe holds is taken there, as soon as the server gets to it. */
function CaptureButton({ order }: { order: Order }) {
  const take = useChangeOrder(order, 'The money is being taken')
  const amount = formatPrice(order.capturable, order.currency)
  return (
    <Button
      loading={take.isPending}
      onClick={() =>
        confirm({
          title: `Take ${amount}?`,
          text: 'The money is held on the shopper’s card. Taking it cannot be undone, only refunded.',
          confirm: `Take ${amount}`,
          onConfirm: () => take.mutate(api.orders.addPayment),
        })
      }
    >
      Take {amount}
    </Button>
  )
}
