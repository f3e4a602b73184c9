import { isOnline } from '@vitrine/commerce/settings/payment-methods.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { acceptedPolicies } from '../form/accepted-policies.ts'
import { formOf } from '../form/find-form.ts'
import { isPaused } from '../form/is-paused.ts'
import { limitLockWaits } from '../checkout/lock-timeout.ts'
import type { CheckoutContent } from '../checkout/pending/checkout-content.ts'
import { openCheckout } from '../checkout/pending/open-checkout.ts'
import { leavePayment } from '../checkout/pending/leave-payment.ts'
import { lockCheckout, type StoredCheckout } from '../checkout/pending/queries.ts'
import { startPayment } from '../checkout/pending/start-payment.ts'
import { answerOf, type PlacedOrder } from '../checkout/place-order.ts'
import { findTerms } from '../pricing/queries.ts'
import type { HostStore } from '../../platform/host-store.ts'
import type { PublicContext, RequestContext } from '../../api/context.ts'
import type { Providers } from '../providers/providers.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { changeStore } from '../../api/store-work.ts'
import { freshLines, requireAvailable } from './draft-lines.ts'
import { linkCart } from './link-cart.ts'
import { answersOf, orderDraft } from './order-draft.ts'
import { lockDraft } from './queries.ts'
import { isPayable, type PayableDraft } from './require-draft.ts'

interface Payment {
  token: string
  paymentMethod: string
  terms?: boolean | undefined
  policies?: readonly string[] | undefined
  quoteHash: string
}

/** Orders by payment link, once: later calls return the same order. */
export async function payByLink(
  context: RequestContext & PublicContext & { providers: Providers },
  payment: Payment,
): Promise<PlacedOrder> {
  const { token } = payment
  const { store } = context
  const pay = (mayLeave: boolean) =>
    changeStore(context, (tx) => orderByLink(tx, payment, { now: context.now(), store, mayLeave }))
  let placed = await pay(false)
  if (!placed) {
    await leavePayment(context, store.storeId, token)
    placed = await pay(true)
  }
  if (!placed || placed.orderNumber !== null) return placed!
  const redirectUrl = await startPayment(context, token)
  return { ...placed, payment: { ...placed.payment, ...(redirectUrl && { redirectUrl }) } }
}

interface Moment {
  now: Date
  store: Pick<HostStore, 'status'>
  mayLeave: boolean
}

/** Returns undefined if a provider's page must be closed first. */
async function orderByLink(
  tx: StoreTransaction,
  { token, paymentMethod, quoteHash, ...agreed }: Payment,
  { now, store, mayLeave }: Moment,
): Promise<PlacedOrder | undefined> {
  await limitLockWaits(tx)
  const draft = await lockDraft(tx, { token })
  if (draft && draft.orderId !== null) return await answerOf(tx, draft.orderId)
  if (isPaused(store)) throw new Refusal('shop_paused')
  const [own, terms] = await Promise.all([lockCheckout(tx, { token }), findTerms(tx)])
  const form = formOf(terms)
  if (!isPayable(draft, terms.currency)) throw new Refusal('not_found')
  if (form.termsRequired && !agreed.terms) throw invalidInput('terms', 'Please agree to the terms.')
  const accepted = await acceptedPolicies(tx, form, agreed, now)
  const { cart, method, hash } = linkCart(draft, terms, paymentMethod)
  if (method?.id !== paymentMethod) throw new Refusal('payment_not_offered')
  if (hash !== quoteHash) throw new Refusal('draft_changed')
  const isBegun = own?.status === 'open' && own.content.draft?.agreed === hash
  const payment = { method: method.id, name: method.name, status: 'pending' as const }
  if (isBegun && own.provider === method.id)
    return { orderNumber: null, orderName: null, token, payment }
  if (own?.status === 'open' && own.session !== null && !mayLeave) return undefined
  if (!isOnline(method.id))
    return await answerOf(
      tx,
      await orderDraft(tx, draft, { method, isPaid: false, own, now, accepted }),
    )
  const content = {
    cart,
    method,
    answered: { ...answersOf(draft, method.id), accepted },
    draft: { ...about(draft), agreed: hash },
  }
  await open(tx, content, { own, token, now })
  return { orderNumber: null, orderName: null, token, payment }
}

function about({ id, number, note }: PayableDraft) {
  return { id, number, note }
}

async function open(
  tx: StoreTransaction,
  content: CheckoutContent,
  { own, token, now }: { own: StoredCheckout | undefined; token: string; now: Date },
): Promise<void> {
  const lines = await freshLines(tx, content.cart.lines, { reading: 'lock', now, own: own?.id })
  requireAvailable(lines)
  await openCheckout(tx, {
    content: { ...content, cart: { ...content.cart, lines } },
    own,
    token,
    now,
  })
}
