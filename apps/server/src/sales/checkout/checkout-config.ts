import type { AddressFormat } from '@vitrine/commerce/places/address-format.ts'
import { countries } from '@vitrine/commerce/places/countries.ts'
import { reminderBasis } from '@vitrine/commerce/orders/reminder.ts'
import { cards, defaultPayments } from '@vitrine/commerce/settings/payment-methods.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { addressFormat } from '../addresses/address-format.ts'
import { findReminder } from '../recovery/reminder-settings.ts'
import { findConnection } from '../providers/connection/queries.ts'
import { checkoutView } from '../../shop/checkout-settings/service.ts'
import type { HostStore } from '../../platform/host-store.ts'
import { formOf } from '../form/find-form.ts'
import { methodView } from '../pricing/method-view.ts'
import { isPaused } from '../form/is-paused.ts'
import { findTerms, type StoreTerms } from '../pricing/queries.ts'

export async function getCheckoutConfig(
  tx: StoreTransaction,
  store: Pick<HostStore, 'status'>,
  place?: string,
) {
  const [terms, connection, reminder] = await Promise.all([
    findTerms(tx),
    findConnection(tx, cards.id),
    findReminder(tx),
  ])
  const { published: _, ...settings } = formOf(terms)
  const { country, currency, payments } = terms
  const { methods } = payments ?? defaultPayments
  const offered = methods.filter(({ enabled }) => enabled)
  return {
    country,
    countries: [...countries],
    addressFormat: formatFor(place ?? country, terms),
    paymentMethods: offered.map((method) => methodView(method, currency)),
    paused: isPaused(store),
    testMode: connection?.isLive === false && offered.some(({ id }) => id === cards.id),
    form: { ...checkoutView(settings, currency), policies: settings.policies },
    reminder: reminderBasis(reminder, settings.marketing),
  }
}

function formatFor(country: string, { shipping, taxes }: StoreTerms): AddressFormat {
  const format = addressFormat(country)
  const places = shipping?.zones.flatMap((zone) => zone.places) ?? []
  const isAsked =
    places.some((place) => place.country === country && place.regions.length) ||
    taxes?.rates.some((rate) => rate.country === country && rate.region !== null)
  if (format.region || !isAsked) return format
  return { ...format, region: { label: 'Region', isRequired: false, choices: [] } }
}
