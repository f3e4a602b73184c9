import { paymentStatus } from '@vitrine/commerce/order-state.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { askByMail } from '../../../audience/newsletter/ask-by-mail.ts'
import { insertEvent, insertPayment } from '../../orders/queries.ts'
import { sayStockCause } from '../../../catalogue/stock/say-stock-cause.ts'
import { insertOrder, insertOrderLines, tellOfNewOrder } from '../insert-order.ts'
import { countDiscountUses, insertDiscountUses } from '../../pricing/take-discounts.ts'
import { takeStock } from '../../pricing/take-stock.ts'
import { completeDraft, lockDraftOfCheckout } from './draft-of-checkout.ts'
import { lockCheckout, type StoredCheckout, updateCheckout } from './queries.ts'
import { release } from '../../pricing/reservations.ts'
import { returnSecondPayment } from './second-payment.ts'
import { whatIsThere } from './what-is-there.ts'

export interface PaidSession {
  state: 'authorised' | 'paid'
  /** The payment's name at the provider. */
  reference: string
}

/**
 * The one way in which a paid checkout becomes an order, whoever hears of the payment first: the
 * browser that comes back, the provider's event or the job that asks. Whoever comes later finds the
 * order there. What is paid is never lost: pieces that are gone meanwhile are counted on the order.
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
  const orderId = await makeOrder(tx, checkout, paid, now)
  await updateCheckout(tx, id, { status: 'completed', orderId })
  return orderId
}

async function makeOrder(
  tx: StoreTransaction,
  { id: checkoutId, token, basket, total, provider }: StoredCheckout,
  { state, reference }: PaidSession,
  now: Date,
): Promise<string> {
  const { cart, method, answered, draft } = basket
  const id = newId()
  const { there, missing } = await whatIsThere(tx, cart.lines, { now, own: checkoutId })
  await sayStockCause(tx, { reason: 'sale', orderId: id })
  const isSoldOut = await takeStock(tx, there)
  // Before the order's number, as every order takes its locks.
  if (!draft) await countDiscountUses(tx, cart.discounts)
  const oversold = missing.reduce((sum, { quantity }) => sum + quantity, 0)
  const money = { kind: state === 'paid' ? ('payment' as const) : ('authorisation' as const) }
  const payment = { ...money, amount: total }
  await insertOrder(
    tx,
    { id, token, method, oversold, paymentStatus: paymentStatus(total, [payment]) },
    cart,
    answered,
  )
  await insertOrderLines(tx, id, cart.lines)
  if (!draft) await insertDiscountUses(tx, cart.discounts, { id, email: answered.contact.email })
  await insertPayment(tx, { ...payment, orderId: id, method: method.id, provider, reference })
  await insertEvent(tx, id, state === 'paid' ? 'payment' : 'authorised', {
    amount: total,
    method: method.id,
  })
  if (missing.length) {
    const text = missing.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
    await insertEvent(tx, id, 'oversold', { pieces: oversold, text })
  }
  if (draft) await completeDraft(tx, draft, id)
  await tellOfNewOrder(tx, id)
  if (answered.marketing) await askByMail(tx, answered.contact.email.toLowerCase(), now)
  if (isSoldOut) await bumpStoreVersion(tx)
  return id
}
