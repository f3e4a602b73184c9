import { storeQuery, type StoreSource } from '@vitrine/sections/kit/store-queries.ts'
import { orNull } from '../../calls/or-null.ts'

/** Resolves to null for an unknown link. */
export function paymentLinkQuery(
  { calls }: StoreSource,
  token: string,
  paymentMethod: string | undefined,
) {
  return storeQuery(['paymentLink', token, paymentMethod ?? null], () =>
    orNull(calls.checkout.paymentLink({ token, ...(paymentMethod && { paymentMethod }) })),
  )
}
