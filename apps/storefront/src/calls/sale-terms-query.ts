import { storeQuery, type StoreSource } from '@vitrine/sections/kit/store-queries.ts'

export function saleTermsQuery({ calls, store: { storeId } }: StoreSource) {
  return storeQuery(['saleTerms'], () => calls.checkout.saleTerms({ storeId }))
}
