import { storeQuery, type StoreSource } from '@vitrine/sections/kit/store-queries.ts'
import { orNull } from './or-null.ts'

export function checkoutConfigQuery({ calls, store: { storeId } }: StoreSource) {
  return storeQuery(['checkoutConfig'], () => calls.checkout.config({ storeId }))
}

/** Resolves to null for an unknown token. */
export function paymentQuery({ calls }: StoreSource, token: string) {
  return storeQuery(['payment', token], () => orNull(calls.checkout.payment({ token })))
}

export function orderQuery({ calls }: StoreSource, token: string) {
  return storeQuery(['order', token], () => orNull(calls.checkout.order({ token })))
}
