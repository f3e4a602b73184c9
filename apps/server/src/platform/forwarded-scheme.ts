import { type Incoming, plainAddress } from './client-address.ts'
import type { Config } from './config.ts'

/**
 * Returns the scheme by which a client reached our own proxy; undefined without one, since anyone
 * may send the header.
 */
export function createForwardedScheme({ trustedProxies }: Pick<Config, 'trustedProxies'>) {
  return (incoming: Incoming | undefined, headers: Headers): string | undefined => {
    const peer = plainAddress(incoming?.socket.remoteAddress ?? '')
    if (!trustedProxies.includes(peer)) return undefined
    return headers.get('x-forwarded-proto')?.split(',')[0]?.trim().toLowerCase()
  }
}
