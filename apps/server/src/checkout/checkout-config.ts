import { countries } from '@vitrine/commerce/countries.ts'
import { regionsOf } from '@vitrine/commerce/regions.ts'
import { defaultPayments } from '@vitrine/commerce/payment-methods.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { checkoutView } from '../checkout-settings/service.ts'
import { findForm } from './find-form.ts'
import { methodView } from './method-view.ts'
import { findTerms, type StoreTerms } from './queries.ts'

/** What the checkout asks for, and how the shopper can pay. */
export async function getCheckoutConfig(tx: StoreTransaction) {
  const [terms, form] = await Promise.all([findTerms(tx), findForm(tx)])
  const { country, currency, shipping, taxes, payments } = terms
  const { methods } = payments ?? defaultPayments
  return {
    country,
    countries: [...countries],
    regions: Object.fromEntries(
      countriesByRegion(shipping, taxes).map((code) => [code, regionsOf(code)]),
    ),
    paymentMethods: methods
      .filter(({ enabled }) => enabled)
      .map((method) => methodView(method, currency)),
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
