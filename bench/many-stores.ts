import { storeHeader } from '@vitrine/contract/store-header.ts'
import { demoOwner } from '../e2e/product-test.ts'
import { fetchFrom } from './fetch-page.ts'

const atOnce = 4

/** Opens that many stores, as their owner would. @returns their hosts */
export async function openStores(origin: string, count: number): Promise<string[]> {
  const ask = async (path: string, data: object, own: Record<string, string> = {}) => {
    const headers = { 'content-type': 'application/json', origin, ...own }
    const body = JSON.stringify(data)
    const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const { headers } = await ask('/auth/login', demoOwner)
  const cookie = headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return await mapQueue(count, async (at) => {
    const answer = await ask('/store/create-store', { name: `Store ${at}` }, { cookie })
    const { storeId, storeDomain } = (await answer.json()) as Record<string, string>
    await ask('/store/open-store', { storeId }, { cookie, [storeHeader]: storeId! })
    return storeDomain!
  })
}

/** Opens the home page of every host. */
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
