import type { Order } from '@vitrine/contract/sales/order.ts'
import { CustomerPanel } from './customer-panel.tsx'
import { FulfilmentPanel } from './fulfilment-panel.tsx'
import { OrderLines } from './order-lines.tsx'
import classes from './order-screen.module.css'
import { OrderTimeline } from './order-timeline.tsx'
import { PaymentPanel } from './payment-panel.tsx'

export function OrderPanels({ order }: { order: Order }) {
  return (
    <div className={classes.panels}>
      <div className={`${classes.column} ${classes.side}`}>
        <PaymentPanel order={order} />
        <FulfilmentPanel order={order} />
        <div className={classes.customer}>
          <CustomerPanel order={order} />
        </div>
      </div>
      <div className={classes.column}>
        <OrderLines order={order} />
        <div className={classes.timeline}>
          <OrderTimeline order={order} />
        </div>
      </div>
    </div>
  )
}
