import { countryName } from '@vitrine/commerce/places/country-name.ts'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { PaymentMethodInput } from '@vitrine/contract/shop/payments.ts'

/** Returns for example "For orders from €20.00 to Austria · fee of €4.00". */
export function describeMethod(method: PaymentMethodInput, currency: string): string {
  const { fee, minTotal, maxTotal, countries } = method
  const amount = (value: number) => formatPrice(value, currency)
  const limits = [
    minTotal === null ? '' : `from ${amount(minTotal)}`,
    maxTotal === null ? '' : `up to ${amount(maxTotal)}`,
    countries.length ? `to ${placesOf(countries)}` : '',
  ].filter(Boolean)
  const when = limits.length ? `For orders ${limits.join(' ')}` : 'For every order'
  return fee ? `${when} · fee of ${amount(fee)}` : when
}

function placesOf(countries: readonly string[]): string {
  const shown = countries.slice(0, 4).map(countryName).join(', ')
  return countries.length > 4 ? `${shown} and ${countries.length - 4} more` : shown
}
