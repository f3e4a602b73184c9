import { countryName } from '@vitrine/commerce/places/country-name.ts'
import { gapsIn } from '@vitrine/commerce/policies/gaps-in.ts'
import type { PolicyKind } from '@vitrine/commerce/policies/policy-kinds.ts'
import type { PolicyRegion } from '@vitrine/commerce/policies/templates/policy-regions.ts'
import { policyTemplate } from '@vitrine/commerce/policies/policy-template.ts'
import { sellerOf } from '@vitrine/contract/shop/seller.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { findOwnStore } from '../../platform/find-own-store.ts'

/** Fills a template with the store's business details. */
export async function fillTemplate(
  tx: StoreTransaction,
  { kind, region }: { kind: PolicyKind; region: PolicyRegion },
) {
  const store = await findOwnStore(tx)
  const { name, email, phone, storeDomain, primaryDomain, seller: saved } = store!
  const {
    legalName,
    address1,
    address2,
    postcode,
    city,
    region: state,
    ...seller
  } = sellerOf(saved)
  const country = seller.country && countryName(seller.country)
  const place = [postcode, city].filter(Boolean).join(' ')
  const text = policyTemplate(kind, region, {
    shopName: name,
    legalName,
    address: address1 ? [address1, address2, place, state, country].filter(Boolean) : [],
    email: email ?? '',
    phone: phone ?? '',
    website: primaryDomain ?? storeDomain,
    taxId: seller.taxId,
    registration: seller.registration,
  })
  return { text, gaps: gapsIn(text) }
}
