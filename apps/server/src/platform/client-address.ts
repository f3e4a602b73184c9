import type { IncomingMessage } from 'node:http'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

export type Incoming = { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> }

const forwardedHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip']
const maxWarnings = 20

/**
 * Returns the client's network address, or undefined without a network. `X-Forwarded-For` is
 * trusted from our own proxies only; from other addresses it is logged once each.
 */
export function createClientAddress({ trustedProxies }: Pick<Config, 'trustedProxies'>, log: Log) {
  const warned = new Set<string>()

  function warn(peer: string, headers: Pick<Headers, 'get' | 'has'>) {
    const header = forwardedHeaders.find((name) => headers.has(name))
    if (!header || warned.has(peer) || warned.size >= maxWarnings) return
    warned.add(peer)
    log.warn(
      'Forwarded headers come from an address that is not trusted, so they are ignored and all of its visitors count as one. If it is your proxy, name it in TRUSTED_PROXIES.',
      { peer, header },
    )
  }

  return (
    incoming: Incoming | undefined,
    headers: Pick<Headers, 'get' | 'has'>,
  ): string | undefined => {
    if (!incoming) return undefined
    // A closed connection has no address; its requests are counted together.
    const peer = plainAddress(incoming.socket.remoteAddress ?? 'unknown')
    if (!trustedProxies.includes(peer)) {
      warn(peer, headers)
      return peer
    }
    const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
    const stranger = hops.findLast((hop) => hop && !trustedProxies.includes(hop))
    return stranger === undefined ? peer : plainAddress(stranger)
  }
}

export function plainAddress(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}
