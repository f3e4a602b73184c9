import { writeListingQuery, type ListingQuery } from '@vitrine/commerce/catalogue/listing-query.ts'
import { currencyExponent } from '@vitrine/commerce/money/money.ts'
import type { Listing } from '@vitrine/contract/catalogue/listing.ts'
import { storeQuery, type StoreSource } from '../../kit/store-queries.ts'
import { orGone } from '../../kit/or-gone.ts'

const pageSize = 24

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

export function isPastEnd({ pageNumber, content }: Listing): boolean {
  return pageNumber > 0 && content.length === 0
}
