import type { PolicyKind } from './policy-kinds.ts'
import type { PolicyRegion } from './templates/policy-regions.ts'
import type { PolicyTemplate, Seller, ShopFacts } from './templates/shop-facts.ts'
import { templateHtml } from './template-html.ts'
import { imprint } from './templates/imprint.ts'
import { privacy } from './templates/privacy.ts'
import { returns } from './templates/returns.ts'
import { shipping } from './templates/shipping.ts'
import { terms } from './templates/terms.ts'

const templates: Record<PolicyKind, PolicyTemplate> = { returns, privacy, terms, shipping, imprint }

/** Returns HTML to start from: a draft, and no legal advice. */
export function policyTemplate(kind: PolicyKind, region: PolicyRegion, facts: ShopFacts): string {
  return templateHtml(templates[kind](sellerOf(facts), region))
}

function sellerOf(facts: ShopFacts): Seller {
  return {
    shopName: facts.shopName,
    legalName: facts.legalName || '[legal name of the business]',
    address: facts.address.join('\n') || '[postal address]',
    email: facts.email || '[email address]',
    phone: facts.phone || '[phone number]',
    website: facts.website,
    taxId: facts.taxId || '[tax ID, or delete this line]',
    registration: facts.registration || '[register and number, or delete this line]',
  }
}
