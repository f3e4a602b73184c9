import type { Stripe } from 'stripe'
import { ProviderRefused } from '../provider.ts'

const deadline = 10_000

/** Loaded on demand: Stripe's library takes 9 MB of memory. */
export async function loadStripe(): Promise<typeof Stripe> {
  return (await import('stripe')).Stripe
}

/**
 * Calls Stripe with one store's key, without automatic retries. Distinguishes permanent refusals
 * from temporary failures.
 */
export async function askStripe<Answer>(
  apiUrl: string,
  secretKey: string,
  question: (stripe: Stripe) => Promise<Answer>,
): Promise<Answer> {
  const StripeClient = await loadStripe()
  const { protocol, hostname, port } = new URL(apiUrl)
  const stripe = new StripeClient(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    timeout: deadline,
    maxNetworkRetries: 0,
    telemetry: false,
  })
  try {
    return await question(stripe)
  } catch (error) {
    const isFinal = finalErrors(StripeClient).some((kind) => error instanceof kind)
    if (isFinal) throw new ProviderRefused((error as Error).message, { cause: error })
    throw error
  }
}

function finalErrors({ errors }: typeof Stripe) {
  return [
    errors.StripeInvalidRequestError,
    errors.StripeAuthenticationError,
    errors.StripePermissionError,
    errors.StripeCardError,
    errors.StripeIdempotencyError,
  ]
}
