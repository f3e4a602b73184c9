import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { StoreInfo } from '@vitrine/contract/shop/store.ts'

/** The storefront's API: over HTTP in the browser, in process on the server. */
export interface StoreCalls {
  store: Pick<ApiClient['store'], 'getStoreInfo'>
  page: Pick<ApiClient['page'], 'getPageByDomain' | 'getPageGlobalContent' | 'getPagesLinks'>
  products: Pick<
    ApiClient['products'],
    | 'fetchProductByDomain'
    | 'fetchByStoreidSlug'
    | 'fetchListing'
    | 'fetchSearchedProducts'
    | 'fetchProductsByCollection'
    | 'fetchCards'
  >
  category: Pick<ApiClient['category'], 'fetchCategories' | 'fetchCollection'>
  menus: Pick<ApiClient['menus'], 'fetchMenu'>
  articles: Pick<ApiClient['articles'], 'fetchArticles'>
  email: Pick<ApiClient['email'], 'sendContactEmail' | 'sendForm'>
  newsletter: Pick<ApiClient['newsletter'], 'subscribe'>
  checkout: Pick<
    ApiClient['checkout'],
    | 'config'
    | 'saleTerms'
    | 'quote'
    | 'placeOrder'
    | 'order'
    | 'payment'
    | 'paymentLink'
    | 'payByLink'
    | 'remember'
    | 'forget'
    | 'restore'
  >
}

/** Options for TanStack Query that fetch once per visit and never refetch. */
export interface StoreQuery<Data> {
  queryKey: readonly [string, ...unknown[]]
  queryFn: () => Promise<Data>
  staleTime: number
  gcTime: number
  refetchOnWindowFocus: false
}

export interface StoreSource {
  calls: StoreCalls
  store: StoreInfo
}

export type StoreQueries<Props> = (props: Props, source: StoreSource) => StoreQuery<unknown>[]

export function storeQuery<Data>(
  queryKey: StoreQuery<Data>['queryKey'],
  queryFn: () => Promise<Data>,
): StoreQuery<Data> {
  return {
    queryKey,
    queryFn,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
  }
}

export interface CollectionInput {
  storeId: string
  productCollection: string
  numberOfProducts: number
}

export function productsByCollectionQuery(calls: StoreCalls, input: CollectionInput) {
  return storeQuery(['productsByCollection', input], () =>
    calls.products.fetchProductsByCollection(input),
  )
}
