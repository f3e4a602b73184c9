import { useMediaQuery } from '@mantine/hooks'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { amountDue } from './amount-due.ts'
import { CaptureButton } from './capture-button.tsx'
import { FulfilButton, isToFulfil } from './fulfil-button.tsx'
import classes from './order-screen.module.css'
import { PayButton } from './pay-button.tsx'

export function NextAction({ order }: { order: Order }) {
  const isSmall = useMediaQuery('(max-width: 47.9375em)')
  const action = isSmall && order.status === 'open' ? nextOf(order) : null
  return action && <div className={classes.next}>{action}</div>
}

function nextOf(order: Order) {
  // Cash on delivery is paid after fulfilment, every other method before it.
  const paysFirst = order.paymentMethod !== 'cod'
  if (order.capturable > 0) return <CaptureButton order={order} />
  if (paysFirst && amountDue(order) > 0) return <PayButton order={order} />
  if (isToFulfil(order)) return <FulfilButton order={order} />
  return amountDue(order) > 0 ? <PayButton order={order} /> : null
}
