import { paymentStatus } from '@vitrine/commerce/orders/order-state.ts'
import { newId } from '@vitrine/db/new-id.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { askByMail } from '../../../audience/newsletter/ask-by-mail.ts'
import { countDiscountUses } from '../../pricing/take-discounts.ts'
import { lockDraftOfCheckout } from './draft-of-checkout.ts'
import { lockCheckout, type StoredCheckout, updateCheckout } from './queries.ts'
import { findTerms } from '../../pricing/queries.ts'
import { release } from '../../pricing/reservations.ts'
import { makeOrder } from '../make-order.ts'
import { hasNewOrderListeners } from '../../orders/announce-order.ts'
import { returnSecondPayment } from './second-payment.ts'
import { splitByStock } from './split-by-stock.ts'

export interface PaidSession {
  state: 'authorised' | 'paid'
  reference: string
}

/**
 * The only way in which a paid checkout becomes an order: whichever comes first of the shopper's
 * return, the provider's event and the job. Later calls find that order; pieces out of stock are
 * recorded as oversold.
 * @returns the order's id
 */
export async function completeCheckout(
  tx: StoreTransaction,
  id: string,
  paid: PaidSession,
  now: Date,
): Promise<string> {
  await lockDraftOfCheckout(tx, id)
  const checkout = await lockCheckout(tx, { id })
  if (!checkout) throw new Error(`There is no checkout ${id}.`)
  if (checkout.orderId !== null) {
    await returnSecondPayment(tx, checkout, checkout.orderId, paid)
    return checkout.orderId
  }
  await release(tx, id)
  const orderId = await orderOf(tx, checkout, paid, now)
  await updateCheckout(tx, id, { status: 'completed', orderId })
  return orderId
}

async function orderOf(
  tx: StoreTransaction,
  { id: checkoutId, token, content, total, provider }: StoredCheckout,
  { state, reference }: PaidSession,
  now: Date,
): Promise<string> {
  const { cart, method, answered, draft, source } = content
  const id = newId()
  const { available, missing } = await splitByStock(tx, cart.lines, { now, own: checkoutId })
  // Locks discounts before the order counter, as every order does.
  if (!draft) await countDiscountUses(tx, cart.discounts)
  const oversold = missing.reduce((sum, { quantity }) => sum + quantity, 0)
  const text = missing.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
  const isPaid = state === 'paid'
  const money = { kind: isPaid ? ('payment' as const) : ('authorisation' as const), amount: total }
  await makeOrder(tx, {
    order: { id, token, method, oversold, paymentStatus: paymentStatus(total, [money]), source },
    cart,
    answered,
    taken: available,
    discounts: draft ? [] : cart.discounts,
    payment: { ...money, method: method.id, provider, reference },
    events: [
      [isPaid ? 'payment' : 'authorised', { amount: total, method: method.id }],
      ...(missing.length ? [['oversold', { pieces: oversold, text }] as const] : []),
    ],
    draft,
    hasListeners: await hasNewOrderListeners(tx),
    settings: await findTerms(tx),
  })
  if (answered.marketing) await askByMail(tx, answered.contact.email.toLowerCase(), now)
  return id
}
