import { useQuery } from '@tanstack/react-query'
import { readListingQuery } from '@vitrine/commerce/catalogue/listing-query.ts'
import { useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { useState } from 'react'
import { usePlace } from '@vitrine/sections/kit/place-context.ts'
import { listingData } from '@vitrine/sections/parts/listing/listing-data.ts'

/** Shows the previous results while the next ones load or after a failure. */
export function useListing(category?: string) {
  const source = useStoreSource()
  const query = readListingQuery(new URLSearchParams(usePlace().search))
  const { data, error, refetch } = useQuery(listingData(source, category, query))
  const [last, setLast] = useState({ category, data })
  if (data !== undefined && (data !== last.data || category !== last.category)) {
    setLast({ category, data })
  }
  return {
    query,
    listing: data ?? (last.category === category && data === undefined ? last.data : data),
    isOnItsWay: data === undefined && !error,
    error,
    retry: () => void refetch(),
  }
}
