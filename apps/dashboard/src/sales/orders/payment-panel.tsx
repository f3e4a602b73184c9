import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { amountDue, amountMoved } from './amount-due.ts'
import classes from './order-screen.module.css'
import { CaptureButton } from './capture-button.tsx'
import { Movements } from './movements.tsx'
import { Amount } from '../../platform/ui/totals.tsx'
import { PayButton } from './pay-button.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { Changes } from '../../platform/ui/changes.tsx'

export function PaymentPanel({ order }: { order: Order }) {
  const { currency, paymentName, status, refundable, capturable } = order
  const [isRefunding, refunding] = useDisclosure()
  const [received, refunded] = [amountMoved(order, 'payment'), amountMoved(order, 'refund')]
  const due = amountDue(order)
  return (
    <Panel title="Payment">
      <Stack gap={6}>
        <Text size="sm" c="var(--ink-soft)">
          {paymentName}
        </Text>
        <Amount label="Received" text={formatPrice(received, currency)} />
        {refunded > 0 && <Amount label="Refunded" text={`−${formatPrice(refunded, currency)}`} />}
        {due > 0 && <Amount label="Still due" text={formatPrice(due, currency)} strong />}
      </Stack>
      <Changes>
        <Group gap="xs" grow className={classes.actions}>
          {capturable > 0 && status === 'open' && <CaptureButton order={order} />}
          {due > 0 && status === 'open' && <PayButton order={order} />}
          {refundable > 0 && (
            <Button variant="default" onClick={refunding.open}>
              Refund
            </Button>
          )}
        </Group>
      </Changes>
      <Movements order={order} />
      {isRefunding && <RefundDialog order={order} onClose={refunding.close} />}
    </Panel>
  )
}
