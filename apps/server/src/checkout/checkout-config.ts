import { countries } from '@vitrine/commerce/countries.ts'
import { regionsOf } from '@vitrine/commerce/regions.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { checkoutView } from '../checkout-settings/service.ts'
import { findForm } from './find-form.ts'
import { paymentMethods } from './payment-methods.ts'
import { findTerms, type StoreTerms } from './queries.ts'

/** What the checkout asks for, and how the shopper can pay. */
export async function getCheckoutConfig(tx: StoreTransaction) {
  const [terms, form] = await Promise.all([findTerms(tx), findForm(tx)])
  const { country, shipping, taxes, currency } = terms
  return {
    country,
    countries: [...countries],
    regions: Object.fromEntries(
      countriesByRegion(shipping, taxes).map((code) => [code, regionsOf(code)]),
    ),
    paymentMethods: Object.entries(paymentMethods).map(([id, { name, details }]) => ({
      id,
      name,
      details,
    })),
    form: checkoutView(form, currency),
  }
}

/** The countries of which the shopper has to tell the region, for shipping or tax to be right. */
function countriesByRegion(shipping: StoreTerms['shipping'], taxes: StoreTerms['taxes']) {
  const shipped = shipping?.zones.flatMap(({ places }) => places) ?? []
  const named = [
    ...shipped.filter(({ regions }) => regions.length),
    ...(taxes?.rates.filter(({ region }) => region !== null) ?? []),
  ]
  const codes = new Set(named.map((place) => place.country))
  return [...codes].filter((code) => regionsOf(code).length)
}
