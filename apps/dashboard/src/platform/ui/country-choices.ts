import { countries, isCountry } from '@vitrine/commerce/places/countries.ts'
import { countryName } from '@vitrine/commerce/places/country-name.ts'
import { currencies } from '@vitrine/commerce/money/money.ts'

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })

export const countryChoices = countries
  .map((code) => ({ value: code, label: countryName(code) }))
  .toSorted((a, b) => a.label.localeCompare(b.label))

export const currencyChoices = currencies.map((code) => ({
  value: code,
  label: `${code} · ${currencyNames.of(code) ?? code}`,
}))

/** Guesses the owner's country from the browser's language. */
export function likelyCountry(language = navigator.language): string | undefined {
  const { region } = new Intl.Locale(language).maximize()
  return region && isCountry(region) ? region : undefined
}
