import type { AppliedDiscount } from '@vitrine/commerce/pricing/apply-discounts.ts'
import type { NumberedOrder } from '@vitrine/commerce/orders/order-name.ts'
import type { OrderEventData } from '@vitrine/db/schema/order-changes.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { mailLowStock } from '../../catalogue/stock/mail-low-stock.ts'
import { requirePlanRoom } from '../../platform/plans/limits-of.ts'
import { sayStockCause } from '../../catalogue/stock/say-stock-cause.ts'
import type { StoredAnswers } from '../form/read-answers.ts'
import { announceNewOrder } from '../orders/announce-order.ts'
import { requireOrder } from '../orders/change-order.ts'
import { insertEvent, insertPayment, type StoredEvent } from '../orders/queries.ts'
import type { OrderedCart } from '../pricing/price-cart.ts'
import type { PricedLine } from '../pricing/price-line.ts'
import { insertDiscountUses } from '../pricing/take-discounts.ts'
import type { StoreTerms } from '../pricing/queries.ts'
import { takeStock } from '../pricing/take-stock.ts'
import { insertOrder, insertOrderLines, type NewOrder } from './insert-order.ts'
import { mailNewOrder } from './mail-new-order.ts'
import type { CheckoutContent } from './pending/checkout-content.ts'
import { completeDraft } from './pending/draft-of-checkout.ts'

/** What an order takes from the store's own row. */
export type OrderSettings = Pick<StoreTerms, 'prefix' | 'lowStockAt'>

export interface OrderToMake {
  order: NewOrder
  cart: OrderedCart
  answered: StoredAnswers
  taken: readonly PricedLine[]
  discounts?: readonly AppliedDiscount[]
  payment?: Omit<Parameters<typeof insertPayment>[1], 'orderId'>
  events?: readonly (readonly [kind: StoredEvent['kind'], data: OrderEventData])[]
  draft?: Pick<NonNullable<CheckoutContent['draft']>, 'id' | 'number' | 'note'> | undefined
  hasListeners: boolean
  settings: OrderSettings
}

/**
 * Creates every order: cause → stock → order → lines → discounts → payment → events → emails →
 * version, pipelined so that the commit is sent with the last statement.
 * @returns the order's number and prefix
 */
export async function makeOrder(
  tx: StoreTransaction,
  {
    order,
    cart,
    answered,
    taken,
    discounts = [],
    payment,
    events = [],
    draft,
    hasListeners,
    settings: { prefix, lowStockAt },
  }: OrderToMake,
): Promise<NumberedOrder> {
  const { id } = order
  const { email } = answered.contact
  const [, , numbered] = await Promise.all([
    sayStockCause(tx, { reason: 'sale', orderId: id }),
    takeStock(tx, taken),
    insertOrder(tx, { ...order, prefix }, cart, answered),
    ...(isUnpaid(order, cart) ? [requirePlanRoom(tx, 'orders')] : []),
    insertOrderLines(tx, id, cart.lines),
    insertDiscountUses(tx, discounts, { id, email }),
    ...(payment ? [insertPayment(tx, { ...payment, orderId: id })] : []),
    ...events.map(([kind, data]) => insertEvent(tx, id, kind, data)),
    ...(draft ? [completeDraft(tx, draft, id)] : []),
    mailNewOrder(tx, id, order),
    ...(taken.some(({ counted }) => counted) ? [mailLowStock(tx, id, lowStockAt)] : []),
    ...(taken.some(isLast) ? [bumpStoreVersion(tx)] : []),
  ])
  if (hasListeners) await announceNewOrder(tx, await requireOrder(tx, id))
  return numbered
}

/** An order that somebody paid for is never refused for a limit of the plan. */
function isUnpaid({ paymentStatus }: NewOrder, { total }: OrderedCart): boolean {
  return paymentStatus === 'pending' || total === 0
}

/** True if the line sells out, which cached pages must show. */
function isLast({ counted, available, quantity }: PricedLine): boolean {
  return counted && available === quantity
}
