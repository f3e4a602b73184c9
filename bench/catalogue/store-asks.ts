import { requireOk } from '@vitrine/harness/ask.ts'
import type { Owner } from '@vitrine/harness/owner.ts'
import { fetchFrom } from '../fetch-page.ts'
import type { Ask } from './times-of.ts'

/** The requests of the bench to one store. */
export interface StoreAsks {
  get<Body>(path: string, query?: Record<string, string | number>): Promise<Body>
  page(path: string): Promise<string>
  /** The pages that shoppers open most, in turns. */
  shopperPages: Ask
}

export function asksOf(origin: string, { storeId, storeDomain, headers }: Owner): StoreAsks {
  const page = async (path: string) =>
    (await fetchFrom(origin + path, storeDomain, 'identity')).text
  return {
    page,
    async get<Body>(path: string, query: Record<string, string | number> = {}) {
      const search = new URLSearchParams({ storeId })
      for (const [name, value] of Object.entries(query)) search.set(name, `${value}`)
      const answer = await requireOk(`${origin}/api${path}?${search.toString()}`, { headers })
      return (await answer.json()) as Body
    },
    shopperPages: (turn) =>
      page(turn % 2 ? `/product/p-${(turn % 18) + 2}` : `/collection/c-${(turn % 10) + 1}`),
  }
}
