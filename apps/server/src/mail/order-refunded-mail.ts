import { firstNameOf } from '@vitrine/commerce/person-name.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { Config } from '../platform/config.ts'
import type { Mail } from './mail.ts'
import { findOrderFacts, lineRows, mailToShopper } from './order-mail.ts'

interface Refunded {
  orderId: string
  refundId: string
}

/** How much is given back, and for what. The owner's reason stays with the owner. */
export async function orderRefundedMail(
  tx: StoreTransaction,
  { orderId, refundId }: Refunded,
  config: Pick<Config, 'port'>,
): Promise<Mail | undefined> {
  const facts = await findOrderFacts(tx, orderId, config)
  const { order, parts, store, price } = facts
  const money = parts.payments.find(({ id }) => id === refundId)
  const refund = parts.refunds.find(({ id }) => id === refundId)
  if (!money || !refund) return undefined
  const amount = price(money.amount)
  const shipping = refund.shipping ? [['Shipping', price(refund.shipping)] as const] : []
  return await mailToShopper(facts, {
    heading: `${amount} of your order #${order.number} is given back`,
    parts: [
      {
        text: `Hello ${firstNameOf(order.shippingAddress)}, ${store.name} gives you back ${amount}.`,
      },
      { rows: [...lineRows(facts, refund.lines), ...shipping], total: ['Given back', amount] },
    ],
  })
}
