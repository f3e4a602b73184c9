import { counterpartOf, proofNames, registeredDomain } from '../names/zone-names.ts'
import { type Answer, type AnswerCode, noData } from './answer.ts'
import type { Ask } from './ask.ts'
import type { Dns } from './dns.ts'
import { findZone, type Zone } from './find-zone.ts'
import { type Chain, followCname, type ProviderNames } from './follow-cname.ts'

/** Everything that a check sees in the DNS; the doctor and the verdict read nothing else. */
export interface Observations {
  zone: Zone
  /** TXT records at the names where a proof counts. */
  proofs: Answer
  /** A CNAME where the proof belongs. */
  proofCname: Answer
  /** TXT records of the domain itself, where a proof does not count. */
  txtAtDomain: Answer
  /** TXT records at the name that results from a whole name where a form adds the domain. */
  txtDoubled: Answer
  a: Answer
  aaaa: Answer
  cname: Answer
  chain: Chain
  /** Addresses of a name that does not exist, unless there is a wildcard. */
  wildcard: Answer
  /** What the domain's name with or without `www.` has; null without such a name. */
  counterpart: Answer | null
  caa: Answer
  /** What a recursive resolver answers, as shoppers use it. */
  recursive: { code: AnswerCode; unvalidated?: AnswerCode }
}

const inventedLabel = 'a-name-that-nobody-made'

/** The zone could not be queried, which differs from a zone without records. */
const unknown: Answer = { code: 'silent', values: [] }

const nothingSeen = {
  proofs: unknown,
  proofCname: unknown,
  txtAtDomain: unknown,
  txtDoubled: unknown,
  a: unknown,
  aaaa: unknown,
  cname: unknown,
  chain: { names: [], end: 'none' as const },
  wildcard: unknown,
  counterpart: null,
  caa: unknown,
}

export async function observe(
  dns: Dns,
  domain: string,
  provider: ProviderNames,
): Promise<Observations> {
  const { zone, ask } = await findZone(dns, domain)
  if (!ask) return { ...nothingSeen, zone, recursive: { code: zone.code } }
  const registered = registeredDomain(domain)
  const names = proofNames(domain)
  const [first = ''] = names
  const counterpart = counterpartOf(domain)
  const [
    txts,
    proofCname,
    txtAtDomain,
    txtDoubled,
    a,
    aaaa,
    cname,
    wildcard,
    beside,
    caa,
    recursive,
  ] = await Promise.all([
    Promise.all(names.map((name) => ask('TXT', name))),
    ask('CNAME', first),
    ask('TXT', domain),
    ask('TXT', `${first}.${registered}`),
    ask('A', domain),
    ask('AAAA', domain),
    ask('CNAME', domain),
    addressesOf(ask, `${inventedLabel}.${registered}`),
    counterpart === undefined ? null : addressesOf(ask, counterpart),
    findCaa(dns.recursive, domain),
    askRecursive(dns, domain),
  ])
  const chain = await followCname(dns.recursive, cname, provider)
  const proofs = merged(txts)
  return {
    zone,
    proofs,
    proofCname,
    txtAtDomain,
    txtDoubled,
    a: merged([a, ...(chain.a ? [chain.a] : [])]),
    aaaa: merged([aaaa, ...(chain.aaaa ? [chain.aaaa] : [])]),
    cname,
    chain: { names: chain.names, end: chain.end },
    wildcard,
    counterpart: beside,
    caa,
    recursive,
  }
}

/** Merges the answers that have records; returns the first failure otherwise. */
function merged(answers: Answer[]): Answer {
  const found = answers.filter(({ code }) => code === 'ok')
  if (found.length === 0) return answers[0] ?? noData
  const ttls = found.flatMap(({ ttl }) => (ttl === undefined ? [] : [ttl]))
  const values = [...new Set(found.flatMap((answer) => answer.values))]
  return { code: 'ok', values, ...(ttls.length > 0 && { ttl: Math.min(...ttls) }) }
}

async function addressesOf(ask: Ask, name: string): Promise<Answer> {
  const answers = await Promise.all([ask('A', name), ask('AAAA', name), ask('CNAME', name)])
  return merged(answers)
}

/** The nearest set of CAA records upwards decides (RFC 8659). */
async function findCaa(ask: Ask, domain: string): Promise<Answer> {
  const registered = registeredDomain(domain)
  for (let name = domain; ; name = name.slice(name.indexOf('.') + 1)) {
    const answer = await ask('CAA', name)
    if (answer.code === 'ok' || name === registered || !name.includes('.')) return answer
  }
}

async function askRecursive(dns: Dns, domain: string): Promise<Observations['recursive']> {
  const { code } = await dns.recursive('A', domain)
  return code === 'servfail' ? { code, unvalidated: await dns.unvalidated('A', domain) } : { code }
}
