import { storeQuery, type StoreSource } from './store-queries.ts'

export function saleTermsQuery({ calls, store: { storeId } }: StoreSource) {
  return storeQuery(['saleTerms'], () => calls.checkout.saleTerms({ storeId }))
}
