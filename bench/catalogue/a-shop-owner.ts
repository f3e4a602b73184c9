import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { Ask } from './times-of.ts'

export interface StoreAsks {
  storeId: string
  get<Body>(path: string, query?: Record<string, string | number>): Promise<Body>
  page(path: string): Promise<string>
  shopperPages: Ask
}

interface Asked extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string>
}

export async function aShopOwner(origin: string) {
  let cookie = ''
  const domains = new Map<string, string>()

  async function ask(path: string, { headers, ...init }: Asked = {}): Promise<Response> {
    const answer = await fetch(`${origin}/api${path}`, {
      ...init,
      headers: { ...headers, cookie, 'sec-fetch-site': 'same-origin' },
    })
    const given = answer.headers.getSetCookie().map((each) => each.split(';')[0])
    if (given.length) cookie = given.join('; ')
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }

  async function post<Body>(path: string, body: object): Promise<Body> {
    const headers = { 'content-type': 'application/json' }
    const answer = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as Body
  }

  const email = `owner-${randomUUID()}@bench.example`
  await post('/auth/signup', { name: 'Mei Lin', email, password: 'oolong in the morning' })

  async function aStore(name: string) {
    const store = { name, subdomain: name, currency: 'EUR', country: 'DE' }
    const made = await post<{ storeId: string; storeDomain: string }>('/store/create-store', store)
    await post('/store/open-store', { storeId: made.storeId })
    domains.set(made.storeId, made.storeDomain)
    return made.storeId
  }

  function asksOf(storeId: string): StoreAsks {
    const page = (path: string) => fetchFrom(origin + path, domains.get(storeId) ?? '')
    return {
      storeId,
      page,
      async get<Body>(path: string, query: Record<string, string | number> = {}) {
        const search = new URLSearchParams({ storeId })
        for (const [name, value] of Object.entries(query)) search.set(name, `${value}`)
        const answer = await ask(`${path}?${search.toString()}`)
        return JSON.parse(await answer.text()) as Body
      },
      shopperPages: (turn) =>
        page(turn % 2 ? `/product/p-${(turn % 18) + 2}` : `/collection/c-${(turn % 10) + 1}`),
    }
  }

  return {
    ask,
    aStore,
    asksOf,
    async with<Result>(storeId: string, work: (asks: StoreAsks) => Promise<Result>) {
      await post('/store/select-store', { storeId })
      return await work(asksOf(storeId))
    },
  }
}

export type ShopOwner = Awaited<ReturnType<typeof aShopOwner>>

/** `fetch` does not allow a custom Host header. */
function fetchFrom(url: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { host } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(text)
        else reject(new Error(`${host}${url}: ${answer.statusCode} ${text.slice(0, 300)}`))
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}
