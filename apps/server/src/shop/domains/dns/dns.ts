import { getServers } from 'node:dns'
import type { Config } from '../../../platform/config.ts'
import { isReachable } from '../../../platform/outbound/pinned-lookup.ts'
import type { AnswerCode } from './answer.ts'
import { type Ask, createAsk } from './ask.ts'
import { askUnvalidated } from './ask-unvalidated.ts'

/** One check's access to the DNS, which ends with its signal. */
export interface Dns {
  /** The resolvers of this installation: their answers may be cached. */
  recursive: Ask
  /** The name servers of a zone, at these addresses. */
  authoritative: (addresses: readonly string[]) => Ask
  /** Whether a question may be sent there: a zone's owner chooses these addresses. */
  mayAsk: (address: string) => boolean
  unvalidated: (type: 'A' | 'NS', name: string) => Promise<AnswerCode>
}

export type OpenDns = (signal: AbortSignal) => Dns

const usualPatience = { timeoutMs: 2000, tries: 2 }

export function createOpenDns(
  {
    dnsServers,
    dnsPort,
    outboundLoopback,
  }: Pick<Config, 'dnsServers' | 'dnsPort' | 'outboundLoopback'>,
  patience = usualPatience,
): OpenDns {
  const servers = () => (dnsServers.length > 0 ? dnsServers : getServers())
  return (signal) => ({
    recursive: createAsk(servers(), { ...patience, signal }),
    authoritative: (addresses) =>
      createAsk(
        addresses.map((address) => at(address, dnsPort)),
        { ...patience, signal },
      ),
    mayAsk: (address) => isReachable(address, { loopback: outboundLoopback }),
    async unvalidated(type, name) {
      const [server] = servers()
      const { timeoutMs } = patience
      return server === undefined
        ? 'silent'
        : await askUnvalidated(type, name, { server, timeoutMs })
    },
  })
}

const at = (address: string, port: number) =>
  address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`
