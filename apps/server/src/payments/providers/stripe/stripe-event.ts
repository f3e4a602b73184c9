import { Stripe } from 'stripe'
import { EventRefused, type ProviderEvent, type RefundState } from '../provider.ts'

const tolerance = 300

/** What Stripe has to tell of; more does no harm. */
export const stripeEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'refund.updated',
  'refund.failed',
]

/** Believes what was signed with the secret in the last five minutes, over the bytes as they came. */
export function readStripeEvent(
  raw: string,
  headers: Headers,
  secret: string,
  now: Date,
): ProviderEvent {
  const { id, type, livemode, data } = signedEvent(raw, headers, secret, now)
  return { id, type, isLive: livemode, about: aboutOf(data.object) }
}

function signedEvent(raw: string, headers: Headers, secret: string, now: Date): Stripe.Event {
  const signature = headers.get('stripe-signature') ?? ''
  try {
    return Stripe.webhooks.constructEvent(
      raw,
      signature,
      secret,
      tolerance,
      undefined,
      now.getTime(),
    )
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new EventRefused('The signature is wrong or older than five minutes.')
    throw new EventRefused('What was sent is not an event of Stripe.')
  }
}

function aboutOf(thing: { object?: string }): ProviderEvent['about'] {
  if (thing.object === 'checkout.session') {
    const session = thing as Stripe.Checkout.Session
    return { kind: 'session', session: session.id, checkoutId: session.client_reference_id }
  }
  if (thing.object === 'payment_intent')
    return { kind: 'payment', reference: (thing as Stripe.PaymentIntent).id }
  if (thing.object === 'refund')
    return { kind: 'refund', refund: refundState(thing as Stripe.Refund) }
  return { kind: 'other' }
}

export function refundState({ id, status, failure_reason: why }: Stripe.Refund): RefundState {
  const isOver = status === 'failed' || status === 'canceled'
  return {
    reference: id,
    status: status === 'succeeded' ? 'succeeded' : isOver ? 'failed' : 'pending',
    problem: isOver ? `Stripe: ${why?.replaceAll('_', ' ') ?? status}` : null,
  }
}
