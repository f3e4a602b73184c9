import type { Store } from '@vitrine/contract/shop/store.ts'
import { ask, requireDone } from './ask.ts'

/** The demo owner's credentials, as printed by `npm start`. */
export const demoOwner = { email: 'owner@demo.vitrine.test', password: 'window-shopping' }

export interface Owner {
  storeId: string
  storeDomain: string
  headers: Record<string, string>
}

/** Signs up an owner with an open store through the API. */
export async function openShop(origin: string): Promise<Owner> {
  const api = `${origin}/api`
  const person = { name: 'Mei Lin', email: 'mei@tea.example', password: 'oolong in the morning' }
  const signedUp = await requireDone(`${api}/auth/signup`, person)
  const headers = { cookie: signedUp.cookies.join('; '), 'sec-fetch-site': 'same-origin' }
  const store = { name: 'Tea House', currency: 'EUR', country: 'DE' }
  const { body } = await requireDone<Store>(`${api}/store/create-store`, store, headers)
  const { storeId, storeDomain } = body
  const { status } = await ask(`${api}/store/open-store`, { storeId }, headers)
  // Older versions compared by benchmarks have no such call: their stores are open from the start.
  if (status !== 200 && status !== 404) throw new Error(`The store was not opened: ${status}`)
  return { storeId, storeDomain, headers }
}
