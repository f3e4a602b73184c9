import type { Config } from '../../platform/config.ts'
import type { PaymentProvider } from './provider.ts'
import { createStripe } from './stripe/stripe-provider.ts'

export type Providers = Readonly<Record<string, PaymentProvider>>

export function createProviders({ stripeApiUrl }: Pick<Config, 'stripeApiUrl'>): Providers {
  return { stripe: createStripe(stripeApiUrl) }
}
