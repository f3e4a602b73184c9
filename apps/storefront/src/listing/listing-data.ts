import { writeListingQuery, type ListingQuery } from '@vitrine/commerce/catalogue/listing-query.ts'
import { currencyExponent } from '@vitrine/commerce/money/money.ts'
import type { Listing } from '@vitrine/contract/catalogue/listing.ts'
import { storeQuery, type StoreSource } from '@vitrine/sections/kit/store-queries.ts'
import { orGone } from '../calls/or-null.ts'

const pageSize = 24

/** One page of the shop's products, or of a category's, where there is such a category. */
export function listingData(
  { calls, store }: StoreSource,
  category: string | undefined,
  query: ListingQuery,
) {
  const { storeId, currency } = store
  const { sort, inStock, attributes, pageNumber } = query
  const inCurrency = (amount: number | undefined) =>
    amount === undefined ? undefined : Number(amount.toFixed(currencyExponent(currency)))
  return storeQuery(['listing', category ?? null, writeListingQuery(query)], () =>
    orGone(
      calls.products.fetchListing({
        storeId,
        category,
        sort,
        minPrice: inCurrency(query.minPrice),
        maxPrice: inCurrency(query.maxPrice),
        inStock,
        attributes: [...attributes],
        pageNumber,
        pageSize,
      }),
    ),
  )
}

/** Whether the address asks for a page after the last one. */
export function isPastEnd({ pageNumber, content }: Listing): boolean {
  return pageNumber > 0 && content.length === 0
}
