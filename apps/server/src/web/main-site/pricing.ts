import { currencyOfCountry } from '@vitrine/commerce/places/currency-of-country.ts'
import { type Plan, periods } from '@vitrine/contract/provider/plans.ts'
import type { SitePage } from '@vitrine/contract/provider/site.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import type { Services } from '../../api/context.ts'
import { listPlans } from '../../provider/plans/list-plans.ts'

/** Shows the plans in the currency that was chosen, or in the one of the visitor's country. */
export async function pricingPage(
  { config, db }: Pick<Services, 'config' | 'db'>,
  parameters: URLSearchParams,
  headers: Headers,
): Promise<SitePage> {
  const plans = config.billing ? await inPlatform(db, listPlans, { readOnly: true }) : []
  const currencies = currenciesOf(plans)
  const wanted = [parameters.get('currency'), ...currenciesOfLanguages(headers)]
  const currency = wanted.find((each) => each && currencies.includes(each)) ?? currencies[0]
  if (currency === undefined) return { name: 'pricing', offer: undefined }
  const period = periods.find((each) => each === parameters.get('period')) ?? 'month'
  return { name: 'pricing', offer: { plans, currency, currencies, period } }
}

/** Every plan with a price has to have one in the currency. */
function currenciesOf(plans: readonly Plan[]): string[] {
  const sold = plans.filter(({ prices }) => prices.length)
  const [first] = sold
  const all = [...new Set(first?.prices.map(({ currency }) => currency))]
  return all.filter((each) => sold.every(({ prices }) => prices.some((p) => p.currency === each)))
}

function currenciesOfLanguages(headers: Headers): (string | undefined)[] {
  const tags = (headers.get('accept-language') ?? '').split(',').slice(0, 10)
  return tags.map((tag) => {
    const country = countryOf(tag.split(';')[0]!.trim())
    return country === undefined ? undefined : currencyOfCountry(country)
  })
}

function countryOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region
  } catch {
    return undefined
  }
}
