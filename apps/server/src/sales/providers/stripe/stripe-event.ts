import type { Stripe } from 'stripe'
import { EventRefused, type ProviderEvent } from '../provider.ts'
import { idOf } from './stripe-books.ts'
import { loadStripe } from './stripe-client.ts'

const tolerance = 300

export const stripeEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
]

/** Verifies the signature over the raw bytes, at most five minutes old. */
export async function readStripeEvent(
  raw: string,
  headers: Headers,
  secret: string,
  now: Date,
): Promise<ProviderEvent> {
  const { id, type, livemode, data } = await signedEvent(raw, headers, secret, now)
  return { id, type, isLive: livemode, about: aboutOf(data.object) }
}

/** @throws EventRefused when the signature is wrong or older than five minutes */
export async function signedEvent(
  raw: string,
  headers: Headers,
  secret: string,
  now: Date,
): Promise<Stripe.Event> {
  const { webhooks, errors } = await loadStripe()
  const signature = headers.get('stripe-signature') ?? ''
  try {
    return webhooks.constructEvent(raw, signature, secret, tolerance, undefined, now.getTime())
  } catch (error) {
    if (error instanceof errors.StripeSignatureVerificationError)
      throw new EventRefused('The signature is wrong or older than five minutes.')
    throw new EventRefused('The request body is not an event of Stripe.')
  }
}

function aboutOf(thing: { object?: string }): ProviderEvent['about'] {
  if (thing.object === 'checkout.session') {
    const session = thing as Stripe.Checkout.Session
    return { kind: 'session', session: session.id, checkoutId: session.client_reference_id }
  }
  if (thing.object === 'payment_intent')
    return { kind: 'payment', reference: (thing as Stripe.PaymentIntent).id }
  if (thing.object === 'dispute') return { kind: 'dispute', dispute: (thing as Stripe.Dispute).id }
  // Charge events report refunds.
  const isRefund = thing.object === 'refund' || thing.object === 'charge'
  const payment = isRefund ? idOf((thing as Stripe.Refund | Stripe.Charge).payment_intent) : null
  return payment === null ? { kind: 'other' } : { kind: 'refund', payment }
}
