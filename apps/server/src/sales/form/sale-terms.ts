import { namesLowestPrice } from '@vitrine/commerce/catalogue/lowest-price.ts'
import { toDecimal } from '@vitrine/commerce/money/money.ts'
import { defaultShipping } from '@vitrine/commerce/shipping/shipping.ts'
import { defaultTaxes } from '@vitrine/commerce/pricing/tax.ts'
import { usualShipping } from '@vitrine/commerce/shipping/usual-shipping.ts'
import type { SaleTerms } from '@vitrine/contract/sales/checkout.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { listPublishedSlugs } from '../../content/pages/list-published-slugs.ts'
import { countryInSentence } from '@vitrine/commerce/places/country-name.ts'
import { formOf } from './find-form.ts'
import { findTerms, type StoreTerms } from '../pricing/queries.ts'

export async function getSaleTerms(tx: StoreTransaction): Promise<SaleTerms> {
  const [terms, slugs] = await Promise.all([findTerms(tx), listPublishedSlugs(tx)])
  const { policies } = formOf(terms)
  const returns = policies.find(({ label, href }) => isOfReturns(`${label} ${href}`))
  return {
    namesLowestPrice: namesLowestPrice(terms.country),
    tax: taxOf(terms),
    shipping: shippingOf(terms),
    returns:
      returns && isPublished(returns.href, slugs)
        ? { label: returns.label, href: returns.href }
        : null,
  }
}

function taxOf({ country, taxes }: StoreTerms): SaleTerms['tax'] {
  const { rates, pricesIncludeTax } = taxes ?? defaultTaxes
  if (!rates.some((rate) => rate.country === country)) return null
  return pricesIncludeTax ? 'included' : 'added'
}

function shippingOf({ country, currency, shipping }: StoreTerms): SaleTerms['shipping'] {
  const usual = usualShipping(shipping ?? defaultShipping, country)
  if (!usual) return null
  const { from, freeFrom, estimate } = usual
  return {
    country: countryInSentence(country),
    from: toDecimal(from, currency),
    freeFrom: freeFrom === null ? null : toDecimal(freeFrom, currency),
    estimate,
  }
}

function isOfReturns(text: string): boolean {
  return /return|refund|withdraw|cancellation|widerruf|rückgabe|retour/i.test(text)
}

/** A link may lead to an unpublished page. */
function isPublished(href: string, slugs: ReadonlySet<string>): boolean {
  const slug = /^\/page\/([^/?#]+)/.exec(href)?.[1]
  return slug === undefined || slugs.has(slug)
}
