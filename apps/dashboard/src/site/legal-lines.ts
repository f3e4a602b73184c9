import { countryName } from '@vitrine/commerce/places/country-name.ts'
import type { ProviderIdentity } from '@vitrine/contract/provider/identity.ts'

/** @returns who is meant by "we", in one line */
export function legalLine(provider: ProviderIdentity): string {
  const { company, vatId, register } = provider.legal
  return [company || provider.name, ...addressOf(provider), register, vatId]
    .filter(Boolean)
    .join(' · ')
}

export function addressOf({ legal: { address, country } }: ProviderIdentity): string[] {
  return [...address, ...(country ? [countryName(country)] : [])]
}

/** @returns what the law of most countries wants to be printed, as labels and values */
export function legalFacts(provider: ProviderIdentity): [label: string, value: string][] {
  const { company, representative, register, vatId } = provider.legal
  const facts: [string, string][] = [
    ['Company', company || provider.name],
    ['Address', addressOf(provider).join(', ')],
    ['Represented by', representative],
    ['Register', register],
    ['VAT number', vatId],
    ['Email', provider.supportEmail],
  ]
  return facts.filter(([, value]) => value)
}
