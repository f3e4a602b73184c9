import type { Delegated } from './answer.ts'
import type { Dns } from './dns.ts'

/**
 * Asks the parent of a zone for its name servers: a resolver does not report them while none of them
 * answers.
 */
export async function findDelegation(dns: Dns, zone: string): Promise<Delegated[]> {
  for (let parent = parentOf(zone); parent !== undefined; parent = parentOf(parent)) {
    const { values } = await dns.recursive('NS', parent)
    for (const server of values.slice(0, 2)) {
      const address = await addressOf(dns, server)
      const delegated = address === undefined ? [] : await dns.referral(zone, address)
      if (delegated.length > 0) return delegated
    }
  }
  return []
}

/** An address of a name server that may be asked. */
export async function addressOf(dns: Dns, server: string): Promise<string | undefined> {
  const v4 = await dns.recursive('A', server)
  const found = v4.code === 'ok' ? v4 : await dns.recursive('AAAA', server)
  return found.values.find((each) => dns.mayAsk(each))
}

function parentOf(name: string): string | undefined {
  return name.includes('.') ? name.slice(name.indexOf('.') + 1) : undefined
}
