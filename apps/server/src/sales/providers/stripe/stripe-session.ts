import type Stripe from 'stripe'
import type { ProviderKeys, SessionRequest, SessionState } from '../provider.ts'
import { fromStripeAmount } from '@vitrine/commerce/money/stripe-amount.ts'

type Params = Stripe.Checkout.SessionCreateParams

/** A single line with the total: the store has shown discounts and taxes already. */
export function sessionParams(
  { capture }: ProviderKeys,
  request: SessionRequest,
  amount: number,
): Params {
  const { storeName, checkoutId, storeId, pieces } = request
  const metadata = { checkout: checkoutId, store: storeId }
  const name = `${storeName}: ${pieces} ${pieces === 1 ? 'item' : 'items'}`
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name },
        },
      },
    ],
    client_reference_id: checkoutId,
    customer_email: request.email,
    metadata,
    payment_intent_data: {
      capture_method: capture === 'manual' ? 'manual' : 'automatic',
      description: name,
      metadata,
    },
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  }
}

export function sessionState(session: Stripe.Checkout.Session): SessionState {
  const currency = (session.currency ?? '').toUpperCase()
  const { payment_intent: intent } = session
  return {
    state: stateOf(session),
    reference: intent === null ? null : typeof intent === 'string' ? intent : intent.id,
    amount: fromStripeAmount(session.amount_total ?? 0, currency),
    currency,
    checkoutId: session.client_reference_id,
  }
}

function stateOf(session: Stripe.Checkout.Session): SessionState['state'] {
  if (session.status === 'expired') return 'closed'
  if (session.status !== 'complete') return 'open'
  if (session.payment_status === 'paid') return 'paid'
  const { payment_intent: intent } = session
  if (intent === null || typeof intent === 'string') return 'waiting'
  if (intent.status === 'requires_capture') return 'authorised'
  return intent.status === 'canceled' ? 'closed' : 'waiting'
}
