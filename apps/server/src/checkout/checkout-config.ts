import { countries } from '@vitrine/commerce/countries.ts'
import { regionsOf } from '@vitrine/commerce/regions.ts'
import { reminderBasis } from '@vitrine/commerce/reminder.ts'
import { cards, defaultPayments } from '@vitrine/commerce/payment-methods.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { findReminder } from '../abandoned-checkouts/reminder-settings.ts'
import { findConnection } from '../payments/connection/queries.ts'
import { checkoutView } from '../checkout-settings/service.ts'
import type { HostStore } from '../hosts.ts'
import { findForm } from './find-form.ts'
import { methodView } from './method-view.ts'
import { isPaused } from './is-paused.ts'
import { findTerms, type StoreTerms } from './queries.ts'

/** What the checkout asks for, and how the shopper can pay. */
export async function getCheckoutConfig(tx: StoreTransaction, store: Pick<HostStore, 'status'>) {
  const [terms, form, connection, reminder] = await Promise.all([
    findTerms(tx),
    findForm(tx),
    findConnection(tx, cards.id),
    findReminder(tx),
  ])
  const { country, currency, shipping, taxes, payments } = terms
  const { methods } = payments ?? defaultPayments
  const offered = methods.filter(({ enabled }) => enabled)
  return {
    country,
    countries: [...countries],
    regions: Object.fromEntries(
      countriesByRegion(shipping, taxes).map((code) => [code, regionsOf(code)]),
    ),
    paymentMethods: offered.map((method) => methodView(method, currency)),
    paused: isPaused(store),
    testMode: connection?.isLive === false && offered.some(({ id }) => id === cards.id),
    form: checkoutView(form, currency),
    reminder: reminderBasis(reminder, form.marketing),
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
