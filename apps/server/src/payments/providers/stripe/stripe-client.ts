import { Stripe } from 'stripe'
import { ProviderRefused } from '../provider.ts'

const deadline = 10_000

/** Asks Stripe at this address, with one store's key. Nothing is asked twice by itself. */
export function stripeClient(apiUrl: string, secretKey: string): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl)
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    timeout: deadline,
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

const finalErrors = [
  Stripe.errors.StripeInvalidRequestError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
  Stripe.errors.StripeCardError,
  Stripe.errors.StripeIdempotencyError,
]

/** Tells what Stripe refuses for good from what may work a little later. */
export async function askStripe<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question
  } catch (error) {
    const isFinal = finalErrors.some((kind) => error instanceof kind)
    if (isFinal) throw new ProviderRefused((error as Error).message, { cause: error })
    throw error
  }
}
