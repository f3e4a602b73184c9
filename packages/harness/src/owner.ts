import { storeHeader } from '@vitrine/contract/call/store-header.ts'
import type { Store } from '@vitrine/contract/shop/store.ts'
import { ask, requireDone } from './ask.ts'

/** The demo owner's credentials, as printed by `npm start`. */
export const demoOwner = { email: 'owner@demo.vitrine.test', password: 'window-shopping' }

export interface Owner {
  storeId: string
  storeDomain: string
  /** The owner's session and this shop, for each request. */
  headers: Record<string, string>
}

/** Signs up an owner with an open shop through the API. */
export async function openShop(origin: string, values: object = {}): Promise<Owner> {
  const person = { name: 'Mei Lin', email: 'mei@tea.example', password: 'oolong in the morning' }
  const { cookies } = await requireDone(`${origin}/api/auth/signup`, person)
  const headers = { cookie: cookies.join('; '), 'sec-fetch-site': 'same-origin' }
  return await openAnotherShop(origin, { headers }, values)
}

/** Opens one more shop of the same owner. */
export async function openAnotherShop(
  origin: string,
  owner: Pick<Owner, 'headers'>,
  values: object = {},
): Promise<Owner> {
  const api = `${origin}/api`
  const store = { name: 'Tea House', currency: 'EUR', country: 'DE', ...values }
  const { body } = await requireDone<Store>(`${api}/store/create-store`, store, owner.headers)
  const { storeId, storeDomain } = body
  const headers = { ...owner.headers, [storeHeader]: storeId }
  const { status } = await ask(`${api}/store/open-store`, { storeId }, headers)
  // Older versions compared by benchmarks have no such call: their stores are open from the start.
  if (status !== 200 && status !== 404) throw new Error(`The store was not opened: ${status}`)
  return { storeId, storeDomain, headers }
}
