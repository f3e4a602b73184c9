import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { storeQuery } from '@vitrine/sections/kit/store-queries.ts'
import type { CheckoutConfig } from './checkout-config.ts'

type AddressFormat = CheckoutConfig['addressFormat']

/** Returns the previous country's format while loading. */
export function useAddressFormat(country: string, served: AddressFormat): AddressFormat {
  const { calls, store } = useStoreSource()
  const { storeId } = store
  const { data } = useQuery({
    ...storeQuery(['addressFormat', country], async () => {
      const { addressFormat } = await calls.checkout.config({ storeId, country })
      return addressFormat
    }),
    ...(country === served.country && { initialData: served }),
    placeholderData: keepPreviousData,
  })
  return data ?? served
}
