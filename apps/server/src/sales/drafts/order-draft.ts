import type { PolicyVersion } from '@vitrine/commerce/policies/policy-kinds.ts'
import { paymentStatus } from '@vitrine/commerce/orders/order-state.ts'
import type { PaymentMethod } from '@vitrine/commerce/settings/payment-methods.ts'
import { newId } from '@vitrine/db/new-id.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { type StoredCheckout, updateCheckout } from '../checkout/pending/queries.ts'
import { findTerms } from '../pricing/queries.ts'
import { release } from '../pricing/reservations.ts'
import type { StoredAnswers } from '../form/read-answers.ts'
import { makeOrder } from '../checkout/make-order.ts'
import { hasNewOrderListeners } from '../orders/announce-order.ts'
import { withFee } from './draft-cart.ts'
import { freshLines, requireAvailable } from './draft-lines.ts'
import type { PayableDraft } from './require-draft.ts'

interface Requested {
  method: PaymentMethod
  isPaid: boolean
  own: StoredCheckout | undefined
  now: Date
  accepted?: PolicyVersion[]
}

/**
 * Creates the order of a locked draft without waiting for a provider. A payment started earlier
 * belongs to this order: if it still arrives, it is refunded.
 * @returns the order's id
 */
export async function orderDraft(
  tx: StoreTransaction,
  draft: PayableDraft,
  { method, isPaid, own, now, accepted = [] }: Requested,
): Promise<string> {
  const pricing = { reading: 'lock', now, own: own?.id } as const
  const lines = await freshLines(tx, draft.cart.lines, pricing)
  requireAvailable(lines)
  const cart = { ...withFee(draft.cart, method.fee), lines }
  const id = newId()
  const payment =
    isPaid && cart.total
      ? { kind: 'payment' as const, amount: cart.total, method: method.id }
      : undefined
  await makeOrder(tx, {
    order: {
      id,
      token: draft.token,
      method,
      paymentStatus: paymentStatus(cart.total, payment ? [payment] : []),
    },
    cart,
    answered: { ...answersOf(draft, method.id), accepted },
    taken: lines.filter(({ isCustom }) => !isCustom),
    ...(payment && {
      payment,
      events: [['payment', { amount: payment.amount, method: payment.method }]] as const,
    }),
    draft,
    hasListeners: await hasNewOrderListeners(tx),
    settings: await findTerms(tx),
  })
  if (own) {
    await release(tx, own.id)
    await updateCheckout(tx, own.id, { status: 'completed', orderId: id })
  }
  return id
}

export function answersOf(
  { email, phone, shippingAddress }: PayableDraft,
  paymentMethod: string,
): StoredAnswers {
  return {
    contact: { email, ...(phone !== null && { phone }) },
    shippingAddress,
    paymentMethod,
    kept: [],
  }
}
