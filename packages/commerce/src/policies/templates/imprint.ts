import type { PolicyTemplate, Seller } from './shop-facts.ts'
import type { PolicyRegion } from './policy-regions.ts'

export const imprint: PolicyTemplate = (seller, region) => [
  `## ${headings[region] ?? 'Who runs this shop'}`,
  `${seller.legalName}\n${seller.address}`,
  '## Contact',
  `Email: ${seller.email}\nPhone: ${seller.phone}`,
  ...(region === 'us' ? [] : ['## Register and tax', registers(seller, region)]),
  ...more(region),
]

const headings: Partial<Record<PolicyRegion, string>> = {
  de: 'Information under § 5 DDG',
  at: 'Information under § 5 ECG and § 25 MedienG',
  ch: 'Provider of this shop',
}

function registers({ taxId, registration }: Seller, region: PolicyRegion): string {
  const taxName = region === 'ch' ? 'UID' : region === 'general' ? 'Tax ID' : 'VAT ID'
  return `Register: ${registration}\n${taxName}: ${taxId}`
}

function more(region: PolicyRegion): string[] {
  if (region === 'de')
    return [
      '## Represented by',
      '[Name of the managing director; delete this part if you are a sole trader]',
      '## Consumer dispute resolution',
      'We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board.',
    ]
  if (region === 'at')
    return [
      '## Business',
      'Purpose of the business: [trade]\nMember of: [chamber]\nTrade authority: [authority]\nApplicable rules: Gewerbeordnung, www.ris.bka.gv.at',
    ]
  if (region === 'uk')
    return [
      '## Company',
      'Registered in [England and Wales, Scotland or Northern Ireland; delete this part if you are a sole trader]',
    ]
  return []
}
