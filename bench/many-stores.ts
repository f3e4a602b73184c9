import type { Store } from '@vitrine/contract/shop/store.ts'
import { storeHeader } from '@vitrine/contract/call/store-header.ts'
import { requireDone } from '@vitrine/harness/ask.ts'
import { demoOwner } from '@vitrine/harness/owner.ts'
import { fetchFrom } from './fetch-page.ts'

const atOnce = 4

/**
 * Creates that many open stores.
 * @returns their hosts
 */
export async function openStores(origin: string, count: number): Promise<string[]> {
  const api = `${origin}/api`
  const { cookies } = await requireDone(`${api}/auth/login`, demoOwner)
  const headers = { cookie: cookies.join('; '), 'sec-fetch-site': 'same-origin' }
  return await mapQueue(count, async (at) => {
    const { body } = await requireDone<Store>(
      `${api}/store/create-store`,
      { name: `Store ${at}` },
      headers,
    )
    const { storeId } = body
    // Another worker may have selected its store in this session.
    await requireDone(
      `${api}/store/open-store`,
      { storeId },
      { ...headers, [storeHeader]: storeId },
    )
    return body.storeDomain
  })
}

export async function visitStores(origin: string, hosts: readonly string[]): Promise<void> {
  await mapQueue(hosts.length, async (at) => await fetchFrom(origin, hosts[at] ?? '', 'br'))
}

async function mapQueue<Value>(count: number, one: (at: number) => Promise<Value>) {
  const values: Value[] = []
  const queue = Array.from({ length: count }, (_, at) => at).values()
  const work = async () => {
    for (const at of queue) values[at] = await one(at)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return values
}
