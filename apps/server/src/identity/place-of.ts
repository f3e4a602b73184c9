import { isLoopback, isPublicAddress } from '../platform/outbound/public-address.ts'

/** Class of an address; addresses themselves are not stored. */
export type Place = 'same-computer' | 'local-network' | 'internet'

export function placeOf(address: string): Place {
  if (isLoopback(address)) return 'same-computer'
  return isPublicAddress(address) ? 'internet' : 'local-network'
}
