import { Box, Text } from '@mantine/core'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { OrderBadges } from './order-badges.tsx'
import classes from './order-screen.module.css'

export function OrderFacts({ order }: { order: Order }) {
  const { shippingName, isPickup, paymentName, items, createdAt } = order
  const facts = [
    ...(shippingName ? [{ label: isPickup ? 'Pickup' : 'Shipping', text: shippingName }] : []),
    { label: 'Payment', text: paymentName },
    { label: 'Items', text: countOf(items, 'item') },
    { label: 'Placed', text: formatMoment(createdAt) },
  ]
  return (
    <Box className={classes.facts}>
      <OrderBadges order={order} />
      <dl>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <Text component="dt" size="xs" c="var(--ink-soft)">
              {label}
            </Text>
            <Text component="dd" size="sm" fw={550}>
              {text}
            </Text>
          </div>
        ))}
      </dl>
    </Box>
  )
}
