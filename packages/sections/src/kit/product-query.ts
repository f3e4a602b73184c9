import { orNothing } from './or-nothing.ts'
import { storeQuery, type StoreSource } from './store-queries.ts'

/** Uses the key of the product's page, which then needs no call. Null for what is not for sale. */
export function productQuery({ calls, store: { storeId } }: StoreSource, slug: string) {
  return storeQuery(['product', slug], () =>
    orNothing(calls.products.fetchByStoreidSlug({ storeId, productSlug: slug })),
  )
}

const slugPattern = /^[\p{L}\p{M}\p{N}-]{1,200}$/u

export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && slugPattern.test(value)
}
