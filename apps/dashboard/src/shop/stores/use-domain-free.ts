import { useDebouncedValue } from '@mantine/hooks'
import { skipToken, useQuery } from '@tanstack/react-query'
import { isHostLabel, isSubdomain } from '@vitrine/commerce/text/slug.ts'
import { calls } from '../../platform/api/calls.ts'

export type Availability =
  | 'empty'
  | 'malformed'
  | 'reserved'
  | 'asking'
  | 'free'
  | 'taken'
  | 'unknown'

export function useDomainFree(subdomain: string): Availability {
  const [settled] = useDebouncedValue(subdomain, 250)
  const local = checkLocally(subdomain)
  const { data, isError } = useQuery(
    calls.store.domainExists.queryOptions({
      input: checkLocally(settled) ? skipToken : { storeDomain: storeHost(settled) },
    }),
  )
  if (local) return local
  if (settled !== subdomain) return 'asking'
  if (isError) return 'unknown'
  if (!data) return 'asking'
  return data.exists ? 'taken' : 'free'
}

export function storeHost(subdomain: string): string {
  return `${subdomain}.${window.location.hostname.replace(/^www\./, '')}`
}

function checkLocally(subdomain: string): Availability | undefined {
  if (!subdomain) return 'empty'
  if (subdomain.length < 2 || !isHostLabel(subdomain)) {
    return 'malformed'
  }
  return isSubdomain(subdomain) ? undefined : 'reserved'
}
