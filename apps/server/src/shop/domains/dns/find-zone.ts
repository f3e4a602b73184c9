import { getDomain } from 'tldts'
import type { AnswerCode, Delegated } from './answer.ts'
import type { Ask } from './ask.ts'
import type { Dns } from './dns.ts'
import { addressOf, findDelegation } from './find-delegation.ts'

interface NameServer {
  name: string
  /** What it answers for the zone; `unknown` where its own name leads nowhere. */
  code: AnswerCode | 'unknown'
}

export interface Zone {
  /** Of the search for name servers. */
  code: AnswerCode
  /** The same without validation of signatures, where the resolver failed. */
  unvalidated?: AnswerCode
  name: string | null
  servers: NameServer[]
  /** The resolver of this installation did not answer for any name. */
  isResolverDown?: true
}

const maxServers = 4
const failing = new Set<AnswerCode>(['silent', 'servfail', 'unusable'])

/**
 * Finds the zone of a domain and asks each of its name servers whether it is responsible.
 * @returns the zone, and a way to ask the servers that are
 */
export async function findZone(dns: Dns, domain: string): Promise<{ zone: Zone; ask?: Ask }> {
  const found = await findNameServers(dns, domain)
  if (found.code !== 'ok') return await withoutServers(dns, domain, found.code)
  return await askServers(
    dns,
    found.name,
    found.servers.map((name) => ({ name })),
  )
}

async function askServers(dns: Dns, name: string, servers: Delegated[]) {
  const reached = await Promise.all(
    servers.slice(0, maxServers).map((server) => reach(dns, server, name)),
  )
  const zone: Zone = { code: 'ok', name, servers: reached.map(({ server }) => server) }
  const addresses = reached.flatMap((each) =>
    each.server.code === 'ok' && each.address !== undefined ? [each.address] : [],
  )
  return addresses.length > 0 ? { zone, ask: dns.authoritative(addresses) } : { zone }
}

/** Up from the domain to the registered one. A name with a CNAME is no zone of its own. */
async function findNameServers({ recursive }: Dns, domain: string) {
  const registered = getDomain(domain) ?? domain
  let name = domain
  while (true) {
    const alias = name === registered ? undefined : await recursive('CNAME', name)
    const answer = alias?.code === 'ok' ? undefined : await recursive('NS', name)
    if (answer?.code === 'ok') return { code: answer.code, name, servers: answer.values }
    if (name === registered || !name.includes('.'))
      return { code: answer?.code ?? 'no_data', name, servers: [] }
    // A zone that hangs would do so at each of its names.
    const isFailing = failing.has(alias?.code ?? 'ok') || failing.has(answer?.code ?? 'ok')
    name = isFailing ? registered : name.slice(name.indexOf('.') + 1)
  }
}

async function withoutServers(
  dns: Dns,
  domain: string,
  code: AnswerCode,
): Promise<{ zone: Zone; ask?: Ask }> {
  const registered = getDomain(domain) ?? domain
  const zone: Zone = { code, name: null, servers: [] }
  if (code === 'no_name') return { zone }
  // The resolver knows the name but not its name servers, so it answers itself.
  if (code === 'no_data') return { zone: { ...zone, code: 'ok' }, ask: dns.recursive }
  if (code === 'servfail') {
    const unvalidated = await dns.unvalidated('NS', registered)
    if (unvalidated === 'ok') return { zone: { ...zone, unvalidated } }
  } else if (await isResolverDown(dns, domain)) return { zone: { ...zone, isResolverDown: true } }
  const delegated = await findDelegation(dns, registered)
  return delegated.length > 0 ? await askServers(dns, registered, delegated) : { zone }
}

async function isResolverDown({ recursive }: Dns, domain: string): Promise<boolean> {
  const { code } = await recursive('NS', domain.slice(domain.lastIndexOf('.') + 1))
  return code === 'silent' || code === 'refused' || code === 'unusable'
}

async function reach(
  dns: Dns,
  { name, address: glue }: Delegated,
  zone: string,
): Promise<{ server: NameServer; address?: string }> {
  const address = glue !== undefined && dns.mayAsk(glue) ? glue : await addressOf(dns, name)
  if (address === undefined) return { server: { name, code: 'unknown' } }
  const { code } = await dns.authoritative([address])('SOA', zone)
  // A server that does not know its own zone's beginning is as good as one that refuses.
  const isLame = code === 'no_name' || code === 'no_data'
  return { server: { name, code: isLame ? 'refused' : code }, address }
}
