import { storeHeader } from '@vitrine/contract/call/store-header.ts'
import type { DomainStatus, StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import type { Store } from '@vitrine/contract/shop/store.ts'
import { requireDone, requireOk } from '@vitrine/harness/ask.ts'
import { origin } from './internet/vitrine.ts'
import { waitUntil } from './wait-until.ts'

let count = 0

export interface Person {
  email: string
  password: string
  headers: Record<string, string>
}

export async function signUp(): Promise<Person> {
  count += 1
  const email = `owner-${count}@mail.example`
  const password = 'oolong in the morning'
  const person = { name: 'Mei Lin', email, password }
  const { cookies } = await requireDone(`${origin}/api/auth/signup`, person)
  const headers = { cookie: cookies.join('; '), 'sec-fetch-site': 'same-origin' }
  return { email, password, headers }
}

/** A shop with its domains, as its owner's dashboard sees them. */
export class Shop {
  readonly storeId: string
  readonly name: string
  /** The free subdomain. */
  readonly storeDomain: string
  readonly #headers: Record<string, string>

  private constructor({ storeId, name, storeDomain }: Store, headers: Record<string, string>) {
    this.storeId = storeId
    this.name = name
    this.storeDomain = storeDomain
    this.#headers = { ...headers, [storeHeader]: storeId, 'content-type': 'application/json' }
  }

  static async open({ headers }: Person, name: string): Promise<Shop> {
    const store = { name, currency: 'EUR', country: 'DE' }
    const { body } = await requireDone<Store>(`${origin}/api/store/create-store`, store, headers)
    const shop = new Shop(body, headers)
    await shop.#send('POST', 'open-store', {})
    return shop
  }

  async add(domain: string, withCounterpart = false): Promise<void> {
    await this.#send('PUT', 'update-domain', { domain, withCounterpart })
  }

  async remove(domain: string): Promise<void> {
    await this.#send('DELETE', 'remove-domain', { domain, confirmDomain: domain })
  }

  async checkNow(domain: string): Promise<void> {
    await this.#send('POST', 'check-domain-now', { domain })
  }

  async domains(): Promise<StoreHost[]> {
    const address = `${origin}/api/store/domain-status?storeId=${this.storeId}`
    const answer = await requireOk(address, { headers: this.#headers })
    return ((await answer.json()) as DomainStatus).domains
  }

  async domain(name: string): Promise<StoreHost | undefined> {
    return (await this.domains()).find(({ domain }) => domain === name)
  }

  async untilLive(domain: string): Promise<void> {
    let last = ''
    const isLive = async () => {
      const host = await this.domain(domain)
      last = `${host?.status}, ${host?.problem?.message}`
      return host?.status === 'live'
    }
    await waitUntil('live', isLive).catch((error: Error) => {
      throw new Error(`${domain} at ${this.name}: ${error.message} (${last})`)
    })
  }

  async #send(method: string, call: string, body: object) {
    const values = { storeId: this.storeId, ...body }
    const request = { method, headers: this.#headers, body: JSON.stringify(values) }
    await requireOk(`${origin}/api/store/${call}`, request)
  }
}
