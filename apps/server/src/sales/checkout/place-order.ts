import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { toDecimal } from '@vitrine/commerce/money.ts'
import type { CheckoutSettings } from '@vitrine/commerce/checkout-settings.ts'
import { orderName } from '@vitrine/commerce/order-name.ts'
import { type PaymentStatus, paymentStatus } from '@vitrine/commerce/order-state.ts'
import { isOnline, type PaymentMethod } from '@vitrine/commerce/payment-methods.ts'
import { requireAddresses } from '../addresses/require-address.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { findForm } from '../form/find-form.ts'
import { type Attempt, claimKey, findAnswer, keepAnswer, type KeptAnswer } from './idempotency.ts'
import type { HostStore } from '../../platform/hosts.ts'
import { isPaused } from '../form/is-paused.ts'
import { limitLockWaits } from './lock-timeout.ts'
import { findOrder } from '../orders/queries.ts'
import { newToken } from '../orders/new-token.ts'
import type { Basket } from './pending/basket.ts'
import { closeCheckout, holdCheckout } from './pending/hold-checkout.ts'
import { lockCheckout, type StoredCheckout } from './pending/queries.ts'
import { listReservedBy, reservedOf } from '../pricing/reservations.ts'
import { pieceOf, requireShare, type UnpaidShare } from './unpaid-share.ts'
import type { OrderRequest } from '../form/order-request.ts'
import { type PaidOrder, paymentOf } from '../orders/order-payment.ts'
import { type CartToPrice, orderedCart, priceCart, type PricedCart } from '../pricing/price-cart.ts'
import { quoteHash, quoteOf } from '../pricing/quote.ts'
import { readAnswers } from '../form/read-answers.ts'
import { askByMail } from '../../audience/newsletter/ask-by-mail.ts'
import { mayUse, takeDiscounts } from '../pricing/take-discounts.ts'
import { makeOrder } from './make-order.ts'
import { isNewOrderHeard } from '../orders/announce-order.ts'

export interface PlacedOrder {
  /** Null where it is to be paid at a provider first. */
  orderNumber: number | null
  orderName: string | null
  token: string
  payment: ReturnType<typeof paymentOf>
}

interface Terms {
  now: Date
  store: Pick<HostStore, 'status'>
  /** Whether the shopper's mailbox is written to; it had too many mails lately, where not. */
  isMailed: boolean
  share: UnpaidShare
}

/**
 * The one way in which an order comes to be. All or nothing: whatever is thrown, no stock is taken,
 * no number is spent and the key stays free.
 */
export async function placeOrder(
  tx: StoreTransaction,
  key: string,
  input: OrderRequest,
  terms: Terms,
): Promise<PlacedOrder> {
  const { shippingAddress, billingAddress } = input
  requireAddresses({ shippingAddress, billingAddress })
  const attempt = { key, body: input, orderId: newId() }
  const limited = limitLockWaits(tx)
  const claimed = claimKey(tx, attempt)
  // Asked together with the key, since others may wait for what it holds.
  const basket = readBasket(tx, input, terms)
  basket.catch(() => {})
  const [kept] = await Promise.all([claimed, limited])
  if (kept) return await answerAgain(tx, kept)
  const read = await basket
  if (!('paidOrder' in read)) return await orderBasket(tx, input, { ...read, ...terms, attempt })
  return await keepAnswer(tx, attempt, await answerOf(tx, read.paidOrder))
}

interface BasketToOrder {
  own: StoredCheckout | undefined
  wanted: CartToPrice
  cart: PricedCart
  form: CheckoutSettings
  isHeard: boolean
}

/** Holds what is wanted, and says what it costs; or names the order that paid for it already. */
async function readBasket(
  tx: StoreTransaction,
  input: OrderRequest,
  { now, store }: Terms,
): Promise<BasketToOrder | { paidOrder: string }> {
  const { checkoutToken } = input
  const own =
    checkoutToken === undefined ? undefined : await lockCheckout(tx, { token: checkoutToken })
  if (own?.orderId) return { paidOrder: own.orderId }
  if (isPaused(store)) throw new Refusal('shop_paused')
  const wanted = { ...cartOf(input), checkoutId: own?.id }
  const [cart, form, isHeard] = await Promise.all([
    priceCart(tx, wanted, { reading: 'lock', now }),
    findForm(tx),
    isNewOrderHeard(tx),
  ])
  return { own, wanted, cart, form, isHeard }
}

interface Ordering extends BasketToOrder {
  attempt: Attempt
  now: Date
  isMailed: boolean
  share: UnpaidShare
}

async function orderBasket(
  tx: StoreTransaction,
  input: OrderRequest,
  { own, wanted, cart, form, isHeard, attempt, now, isMailed, share }: Ordering,
): Promise<PlacedOrder> {
  const answered = readAnswers(form, input)
  const method = requireAgreed(cart, input)
  if (form.minimumOrder !== null && cart.subtotal < form.minimumOrder)
    throw new Refusal('below_minimum', {
      minimum: toDecimal(form.minimumOrder, cart.currency),
      missing: toDecimal(form.minimumOrder - cart.subtotal, cart.currency),
    })
  if (isOnline(method.id)) {
    const pending = await awaitPayment(tx, { wanted, cart, method, answered, own, now, share })
    return await keepAnswer(tx, attempt, pending)
  }
  requireShare(
    cart.lines,
    (line) => Math.max(0, (share.ordered.get(pieceOf(line)) ?? line.quantity) - line.quantity),
    share.network === undefined ? Infinity : share.factor,
  )
  const { email } = input.contact
  if (own) await closeCheckout(tx, own.id)
  const discounts = await takeDiscounts(tx, cart.discounts, email)
  if (discounts !== 'taken') await refuseDiscount(tx, wanted, discounts, now)
  if (answered.marketing && isMailed) await askByMail(tx, email.toLowerCase(), now)
  const status = paymentStatus(cart.total, [])
  const order = { id: attempt.orderId, token: newToken(), method, paymentStatus: status, isMailed }
  const { lines: taken, discounts: used } = cart
  const made = makeOrder(tx, { order, cart, answered, taken, discounts: used, isHeard })
  // What is announced is read first, so the commit cannot leave with the writes.
  if (isHeard) await made
  const numbered = await tx.lease.commitWith(made)
  const payment = { paymentMethod: method.id, paymentOffer: method }
  return answerFor({ ...cart, ...order, ...payment, ...numbered }, status)
}

interface ToBePaid extends Basket {
  wanted: CartToPrice
  cart: PricedCart
  own: StoredCheckout | undefined
  now: Date
  share: UnpaidShare
}

/** The pieces are kept, and everything else waits until it is paid. */
async function awaitPayment(
  tx: StoreTransaction,
  { wanted, cart, method, answered, own, now, share }: ToBePaid,
): Promise<PlacedOrder> {
  if (!(await mayUse(tx, cart.discounts, answered.contact.email)))
    await refuseDiscount(tx, wanted, 'used_by_customer', now)
  const { network, factor } = share
  if (network !== undefined) {
    const ids = cart.lines.map(({ productId }) => productId)
    const reserved = await listReservedBy(tx, ids, { network, now, own: own?.id })
    requireShare(cart.lines, (line) => reservedOf(reserved, line), factor)
  }
  const basket = { cart: orderedCart(cart), method, answered }
  const token = await holdCheckout(tx, { basket, own, now, network })
  return {
    orderNumber: null,
    orderName: null,
    token,
    payment: { method: method.id, name: method.name, status: 'pending' },
  }
}

/** The order of an attempt that has come to its end, which is read without holding its pieces. */
export async function findPlaced(
  tx: StoreTransaction,
  key: string,
  input: OrderRequest,
): Promise<PlacedOrder | undefined> {
  const kept = await findAnswer(tx, { key, body: input })
  return kept && (await answerAgain(tx, kept))
}

/** What the first attempt was answered: nothing was paid yet when its order was made. */
async function answerAgain(tx: StoreTransaction, { orderId, response }: KeptAnswer) {
  // One that an older version kept has no name.
  if (orderId === null) return { orderName: null, ...(response as object) } as PlacedOrder
  const order = (await findOrder(tx, orderId))!
  return answerFor(order, paymentStatus(order.total, []))
}

/** That of an order which is there already, as it is paid by now. */
export async function answerOf(tx: StoreTransaction, id: string): Promise<PlacedOrder> {
  const order = (await findOrder(tx, id))!
  return answerFor(order, order.paymentStatus)
}

function answerFor(order: PaidOrder & { token: string }, status: PaymentStatus): PlacedOrder {
  return {
    orderNumber: order.number,
    orderName: orderName(order),
    token: order.token,
    payment: paymentOf(order, status),
  }
}

/** The address decides what it costs to get there, whatever country was asked about before. */
function cartOf({ shippingAddress, ...wanted }: OrderRequest): CartToPrice {
  const { lines, shippingRateId, discountCode, paymentMethod } = wanted
  const { country, region, postcode } = shippingAddress
  return { lines, shippingRateId, discountCode, paymentMethod, country, region, postcode }
}

/** Someone else used it in this moment, or this shopper did before: what it costs without it. */
async function refuseDiscount(
  tx: StoreTransaction,
  wanted: CartToPrice,
  problem: 'used_up' | 'used_by_customer',
  now: Date,
): Promise<never> {
  const isOwn = problem === 'used_by_customer'
  const left = isOwn ? { ...wanted, discountCode: undefined } : wanted
  const cart = await priceCart(tx, left, { reading: 'read', now })
  throw new Refusal(isOwn ? 'discount_used' : 'quote_changed', {
    quote: quoteOf(cart, isOwn ? problem : cart.discountProblem),
  })
}

/** The shopper pays what was shown, or is shown what changed; never something else silently. */
function requireAgreed(cart: PricedCart, input: OrderRequest): PaymentMethod {
  const { quoteHash: agreed, shippingRateId } = input
  const problems = new Set(cart.lines.map((line) => line.problem))
  if (problems.has('unavailable') || problems.has('variation_required')) {
    throw new Refusal('line_unavailable', { quote: quoteOf(cart) })
  }
  if (problems.has('insufficient_stock')) {
    throw new Refusal('insufficient_stock', { quote: quoteOf(cart) })
  }
  if (!cart.shippingRate) throw new Refusal('no_shipping_rate', { quote: quoteOf(cart) })
  const method = requireMethod(cart)
  if (quoteHash(cart) !== agreed) throw new Refusal('quote_changed', { quote: quoteOf(cart) })
  if (shippingRateId !== undefined && shippingRateId !== cart.shippingRate.id)
    throw invalidInput('shippingRateId', 'This way of shipping is not offered.')
  return method
}

/** One that is not the store's is nonsense, unless it was deleted in this moment. */
function requireMethod(cart: PricedCart): PaymentMethod {
  const { paymentMethod, paymentProblem } = cart
  if (paymentMethod && !paymentProblem) return paymentMethod
  const details = { quote: quoteOf(cart) }
  if (paymentProblem !== 'unknown') throw new Refusal('payment_not_offered', details)
  const message = 'This way to pay is not offered any more. Please choose another one.'
  throw new Refusal('invalid_input', details, [{ path: 'paymentMethod', message }])
}
