import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { toDecimal } from '@vitrine/commerce/money/money.ts'
import { orderName } from '@vitrine/commerce/orders/order-name.ts'
import { type PaymentStatus, paymentStatus } from '@vitrine/commerce/orders/order-state.ts'
import { isOnline, type PaymentMethod } from '@vitrine/commerce/settings/payment-methods.ts'
import { requireAddresses } from '../addresses/require-address.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { acceptedPolicies } from '../form/accepted-policies.ts'
import { formOf, type ShownForm } from '../form/find-form.ts'
import {
  type Attempt,
  claimKey,
  findAnswer,
  storeAnswer,
  type StoredAnswer,
} from './idempotency.ts'
import type { HostStore } from '../../platform/host-store.ts'
import { requireRoomForOrder } from '../../platform/plans/limits-of.ts'
import { isPaused } from '../form/is-paused.ts'
import { limitLockWaits } from './lock-timeout.ts'
import { findOrder } from '../orders/queries.ts'
import { newToken } from '../orders/new-token.ts'
import type { VisitSource } from '../../audience/visits/visit-source.ts'
import type { CheckoutContent } from './pending/checkout-content.ts'
import { closeCheckout, openCheckout } from './pending/open-checkout.ts'
import { lockCheckout, type StoredCheckout } from './pending/queries.ts'
import { listReservedBy, reservedOf } from '../pricing/reservations.ts'
import { pieceOf, requireShare, type UnpaidShare } from './unpaid-share.ts'
import type { OrderRequest } from '../form/order-request.ts'
import { type PaidOrder, paymentOf } from '../orders/order-payment.ts'
import { type CartToPrice, orderedCart, priceCart, type PricedCart } from '../pricing/price-cart.ts'
import { findTerms } from '../pricing/queries.ts'
import { quoteHash, quoteOf } from '../pricing/quote.ts'
import { readAnswers } from '../form/read-answers.ts'
import { askByMail } from '../../audience/newsletter/ask-by-mail.ts'
import { mayUse, takeDiscounts } from '../pricing/take-discounts.ts'
import { makeOrder, type OrderSettings } from './make-order.ts'
import { hasNewOrderListeners } from '../orders/announce-order.ts'

export interface PlacedOrder {
  /** Null while a payment at a provider is pending. */
  orderNumber: number | null
  orderName: string | null
  token: string
  payment: ReturnType<typeof paymentOf>
}

interface Terms {
  now: Date
  store: Pick<HostStore, 'status'>
  /** False if the shopper's mailbox received too many emails lately. */
  isMailed: boolean
  share: UnpaidShare
  /** Where the visit came from; undefined if that is unknown. */
  source?: VisitSource | undefined
}

/**
 * Places an order in one transaction: after any error no stock is taken, no number is used and the
 * key can be retried.
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
  // Sent together with the key's claim, to hold its lock for a shorter time.
  const reading = readCart(tx, input, terms)
  reading.catch(() => {})
  const [stored] = await Promise.all([claimed, limited])
  if (stored) return await answerAgain(tx, stored)
  const read = await reading
  if (!('paidOrder' in read)) return await orderCart(tx, input, { ...read, ...terms, attempt })
  return await storeAnswer(tx, attempt, await answerOf(tx, read.paidOrder))
}

interface CartToOrder {
  own: StoredCheckout | undefined
  requested: CartToPrice
  cart: PricedCart
  form: ShownForm
  hasListeners: boolean
  settings: OrderSettings
}

/** Locks and prices the cart, or returns the order that its checkout already became. */
async function readCart(
  tx: StoreTransaction,
  input: OrderRequest,
  { now, store }: Terms,
): Promise<CartToOrder | { paidOrder: string }> {
  const { checkoutToken } = input
  const own =
    checkoutToken === undefined ? undefined : await lockCheckout(tx, { token: checkoutToken })
  if (own?.orderId) return { paidOrder: own.orderId }
  if (isPaused(store)) throw new Refusal('shop_paused')
  const requested = { ...cartOf(input), checkoutId: own?.id }
  const reading = findTerms(tx)
  const [cart, settings, hasListeners] = await Promise.all([
    priceCart(tx, requested, { reading: 'lock', now, terms: reading }),
    reading,
    hasNewOrderListeners(tx),
  ])
  return { own, requested, cart, form: formOf(settings), hasListeners, settings }
}

interface Ordering extends CartToOrder {
  attempt: Attempt
  now: Date
  isMailed: boolean
  share: UnpaidShare
  source?: VisitSource | undefined
}

async function orderCart(
  tx: StoreTransaction,
  input: OrderRequest,
  ordering: Ordering,
): Promise<PlacedOrder> {
  const { own, requested, cart, form, hasListeners, settings } = ordering
  const { attempt, now, isMailed, share, source } = ordering
  const answered = {
    ...readAnswers(form, input),
    accepted: await acceptedPolicies(tx, form, input, now),
  }
  const method = requireAgreed(cart, input)
  if (form.minimumOrder !== null && cart.subtotal < form.minimumOrder)
    throw new Refusal('below_minimum', {
      minimum: toDecimal(form.minimumOrder, cart.currency),
      missing: toDecimal(form.minimumOrder - cart.subtotal, cart.currency),
    })
  if (isOnline(method.id)) {
    const pending = await awaitPayment(tx, {
      requested,
      cart,
      method,
      answered,
      source,
      own,
      now,
      share,
    })
    return await storeAnswer(tx, attempt, pending)
  }
  requireShare(
    cart.lines,
    (line) => Math.max(0, (share.ordered.get(pieceOf(line)) ?? line.quantity) - line.quantity),
    share.network === undefined ? Infinity : share.factor,
  )
  const { email } = input.contact
  if (own) await closeCheckout(tx, own.id)
  const discounts = await takeDiscounts(tx, cart.discounts, email)
  if (discounts !== 'taken') await refuseDiscount(tx, requested, discounts, now)
  if (answered.marketing && isMailed) await askByMail(tx, email.toLowerCase(), now)
  const status = paymentStatus(cart.total, [])
  const order = {
    id: attempt.orderId,
    token: newToken(),
    method,
    paymentStatus: status,
    isMailed,
    source,
  }
  const { lines: taken, discounts: used } = cart
  const more = { discounts: used, hasListeners, settings }
  const made = makeOrder(tx, { order, cart, answered, taken, ...more })
  // Webhook payloads read the order first, so the commit cannot be pipelined with the writes.
  if (hasListeners) await made
  const numbered = await tx.lease.commitWith(made)
  const payment = { paymentMethod: method.id, paymentOffer: method }
  return answerFor({ ...cart, ...order, ...payment, ...numbered }, status)
}

interface ToBePaid extends CheckoutContent {
  requested: CartToPrice
  cart: PricedCart
  own: StoredCheckout | undefined
  now: Date
  share: UnpaidShare
}

async function awaitPayment(
  tx: StoreTransaction,
  { requested, cart, method, answered, source, own, now, share }: ToBePaid,
): Promise<PlacedOrder> {
  await requireRoomForOrder(tx)
  if (!(await mayUse(tx, cart.discounts, answered.contact.email)))
    await refuseDiscount(tx, requested, 'used_by_customer', now)
  const { network, factor } = share
  if (network !== undefined) {
    const ids = cart.lines.map(({ productId }) => productId)
    const reserved = await listReservedBy(tx, ids, { network, now, own: own?.id })
    requireShare(cart.lines, (line) => reservedOf(reserved, line), factor)
  }
  const content = { cart: orderedCart(cart), method, answered, source }
  const token = await openCheckout(tx, { content, own, now, network })
  return {
    orderNumber: null,
    orderName: null,
    token,
    payment: { method: method.id, name: method.name, status: 'pending' },
  }
}

/** Reads the order of a finished attempt without locking its products. */
export async function findPlaced(
  tx: StoreTransaction,
  key: string,
  input: OrderRequest,
): Promise<PlacedOrder | undefined> {
  const stored = await findAnswer(tx, { key, body: input })
  return stored && (await answerAgain(tx, stored))
}

/** Repeats the first response: nothing was paid when the order was created. */
async function answerAgain(tx: StoreTransaction, { orderId, response }: StoredAnswer) {
  if (orderId === null) return { orderName: null, ...(response as object) } as PlacedOrder
  const order = (await findOrder(tx, orderId))!
  return answerFor(order, paymentStatus(order.total, []))
}

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

/** The delivery address decides the shipping, whatever country was quoted before. */
function cartOf({ shippingAddress, ...requested }: OrderRequest): CartToPrice {
  const { lines, shippingRateId, discountCode, paymentMethod } = requested
  const { country, region, postcode } = shippingAddress
  return { lines, shippingRateId, discountCode, paymentMethod, country, region, postcode }
}

/** Refuses with the price without the discount, which was used up meanwhile or by this customer. */
async function refuseDiscount(
  tx: StoreTransaction,
  requested: CartToPrice,
  problem: 'used_up' | 'used_by_customer',
  now: Date,
): Promise<never> {
  const isOwn = problem === 'used_by_customer'
  const left = isOwn ? { ...requested, discountCode: undefined } : requested
  const cart = await priceCart(tx, left, { reading: 'read', now })
  throw new Refusal(isOwn ? 'discount_used' : 'quote_changed', {
    quote: quoteOf(cart, isOwn ? problem : cart.discountProblem),
  })
}

/** Refuses the order unless the shopper saw these amounts. */
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
    throw invalidInput('shippingRateId', 'This shipping method is not offered.')
  return method
}

/** An unknown method is invalid, unless it was deleted just now. */
function requireMethod(cart: PricedCart): PaymentMethod {
  const { paymentMethod, paymentProblem } = cart
  if (paymentMethod && !paymentProblem) return paymentMethod
  const details = { quote: quoteOf(cart) }
  if (paymentProblem !== 'unknown') throw new Refusal('payment_not_offered', details)
  const message = 'This payment method is no longer offered. Please choose another one.'
  throw new Refusal('invalid_input', details, [{ path: 'paymentMethod', message }])
}
