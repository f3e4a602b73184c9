import { text } from 'node:stream/consumers'
import type { Config } from '../../platform/config.ts'
import { mainOrigin } from '../../platform/origins.ts'
import { askStripe } from '../../sales/providers/stripe/stripe-client.ts'

export const billingPath = '/webhooks/billing'

/** Whatever changes a subscription, its payments or its disputes. */
export const billingEvents = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const

class KeyRefused extends Error {}

/**
 * `stripe-endpoint`: makes the webhook of billing at Stripe, in place of earlier ones for this host.
 * @param input with the account's secret key, which would otherwise be seen in lists of processes
 * @returns the settings, as `vitrine set` takes them
 */
export async function makeStripeEndpoint(
  config: Pick<Config, 'mainHost' | 'port' | 'stripeApiUrl'>,
  input: NodeJS.ReadableStream,
): Promise<string> {
  const key = (await text(input)).trim()
  if (!/^(?:sk|rk)_(?:test|live)_\w+$/.test(key))
    throw new KeyRefused(
      'Hand over the secret key of your account: echo "$STRIPE_KEY" | vitrine stripe-endpoint',
    )
  const url = mainOrigin(config) + billingPath
  const secret = await askStripe(config.stripeApiUrl, key, async ({ webhookEndpoints }) => {
    const { data } = await webhookEndpoints.list({ limit: 100 })
    const made = await webhookEndpoints.create({ url, enabled_events: [...billingEvents] })
    for (const former of data.filter((each) => each.url === url))
      await webhookEndpoints.del(former.id)
    return made.secret
  }).catch((error: Error) => {
    throw new KeyRefused(`Stripe did not make the webhook: ${error.message}`, { cause: error })
  })
  return `BILLING_STRIPE_SECRET_KEY=${key}\nBILLING_STRIPE_WEBHOOK_SECRET=${secret}`
}
