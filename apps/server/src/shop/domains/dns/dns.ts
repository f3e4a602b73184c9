import { getServers } from 'node:dns'
import { CHECKING_DISABLED, RECURSION_DESIRED } from 'dns-packet'
import type { Config } from '../../../platform/config.ts'
import { isReachable } from '../../../platform/outbound/pinned-lookup.ts'
import type { AnswerCode, Delegated } from './answer.ts'
import { type Ask, createAsk } from './ask.ts'
import { askDirectly } from './ask-directly.ts'
import { codeOf, delegatedIn } from './read-packet.ts'

/** One check's access to the DNS, which ends with its signal. */
export interface Dns {
  /** The resolvers of this installation: their answers may be cached. */
  recursive: Ask
  /** The name servers of a zone, at these addresses. */
  authoritative: (addresses: readonly string[]) => Ask
  /** Whether a question may be sent there: a zone's owner chooses these addresses. */
  mayAsk: (address: string) => boolean
  /**
   * Asks the resolver not to validate signatures: an answer where there was SERVFAIL before means
   * that they are broken.
   */
  unvalidated: (type: 'A' | 'NS', name: string) => Promise<AnswerCode>
  /** Asks a name server of the parent, at this address, for the name servers of a zone. */
  referral: (zone: string, address: string) => Promise<Delegated[]>
}

export type OpenDns = (signal: AbortSignal) => Dns

const usualTimeouts = { timeoutMs: 2000, tries: 2 }

export function createOpenDns(
  {
    dnsServers,
    dnsPort,
    outboundLoopback,
  }: Pick<Config, 'dnsServers' | 'dnsPort' | 'outboundLoopback'>,
  timeouts = usualTimeouts,
): OpenDns {
  const { timeoutMs } = timeouts
  const servers = () => (dnsServers.length > 0 ? dnsServers : getServers())
  return (signal) => ({
    recursive: createAsk(servers(), { ...timeouts, signal }),
    authoritative: (addresses) =>
      createAsk(
        addresses.map((address) => at(address, dnsPort)),
        { ...timeouts, signal },
      ),
    mayAsk: (address) => isReachable(address, { loopback: outboundLoopback }),
    async unvalidated(type, name) {
      const [server] = servers()
      if (server === undefined) return 'silent'
      const flags = RECURSION_DESIRED | CHECKING_DISABLED
      return codeOf(await askDirectly(type, name, { server, timeoutMs, flags }))
    },
    async referral(zone, address) {
      const server = at(address, dnsPort)
      return delegatedIn(await askDirectly('NS', zone, { server, timeoutMs, flags: 0 }), zone)
    },
  })
}

const at = (address: string, port: number) =>
  address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`
