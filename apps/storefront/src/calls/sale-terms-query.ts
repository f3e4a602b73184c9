import { storeQuery, type StoreSource } from '@vitrine/sections/kit/store-queries.ts'

/** What shoppers can know before they buy. */
export function saleTermsQuery({ calls, store: { storeId } }: StoreSource) {
  return storeQuery(['saleTerms'], () => calls.checkout.saleTerms({ storeId }))
}
