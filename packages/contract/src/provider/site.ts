import type { ProviderIdentity } from './identity.ts'
import type { Plan, PlanPrice } from './plans.ts'

/** A public page of the main host as the server asks for it; the dashboard's build renders it. */
export interface SiteRequest {
  provider: ProviderIdentity
  /** Of the main host, without a final slash. */
  origin: string
  /** Host that new shops get their free address below. */
  storesHost: string
  styles: readonly string[]
  page: SitePage
}

export const policyNames = ['terms', 'service-policy', 'privacy-policy'] as const
export type PolicyName = (typeof policyNames)[number]

export type SitePage =
  | { name: 'landing' }
  | { name: PolicyName }
  | { name: 'pricing'; offer: Offer | undefined }
  | { name: 'templates' }
  | { name: 'template'; slug: string }
  | { name: 'contact'; form: ContactForm }

/** Undefined where the installation sells no plans. */
export interface Offer {
  plans: Plan[]
  /** Currency and period that are shown, of those that can be chosen. */
  currency: string
  currencies: string[]
  period: PlanPrice['period']
}

export const contactFields = ['name', 'customerEmail', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]

export interface ContactForm {
  outcome: 'sent' | 'failed' | undefined
  /** What was typed and could not be sent. */
  values: Partial<Record<ContactField, string>>
  problems: Partial<Record<ContactField, string>>
}

export type RenderSite = (request: SiteRequest) => string
