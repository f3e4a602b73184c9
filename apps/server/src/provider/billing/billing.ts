import type { Services } from '../../api/context.ts'
import type { BillingProvider } from './billing-provider.ts'

export interface Billing {
  provider: BillingProvider
}

/** Services of an installation that sells plans. */
export type BillingServices = Pick<Services, 'config' | 'db' | 'hosts' | 'log' | 'now'> & {
  billing: Billing
}
