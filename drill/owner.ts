import type { Store } from '@vitrine/contract/store.ts'
import { requireDone } from './ask.ts'

export interface Owner {
  storeId: string
  /** The host of the shop. */
  storeDomain: string
  /** What makes a request theirs. */
  headers: Record<string, string>
}

/** A new owner with a store, made as people make them. */
export async function openShop(origin: string): Promise<Owner> {
  const api = `${origin}/api`
  const person = { name: 'Mei Lin', email: 'mei@tea.example', password: 'oolong in the morning' }
  const signedUp = await requireDone(`${api}/auth/signup`, person)
  const headers = { cookie: signedUp.cookies.join('; '), 'sec-fetch-site': 'same-origin' }
  const store = { name: 'Tea House', currency: 'EUR', country: 'DE' }
  const { body } = await requireDone<Store>(`${api}/store/create-store`, store, headers)
  const { storeId, storeDomain } = body
  await requireDone(`${api}/store/open-store`, { storeId }, headers)
  return { storeId, storeDomain, headers }
}
