import type { OwnedStore, Shop } from '../../testing/start-shop.ts'

/** What things of a marked store are made with. */
export interface Making {
  shop: Shop
  store: OwnedStore
  /** Stands in all that only the store's members may read. */
  privateMark: string
  /** Stands in all that the store publishes. */
  publicMark: string
}

/** What the owner's call answers; one that is refused ends the test. */
export async function done<Body>(
  { shop, store }: Making,
  method: string,
  path: string,
  body: object,
): Promise<Body> {
  const answer = await shop.call<Body>(method, `/api${path}`, { as: store.owner, body })
  if (answer.status < 300) return answer.body
  throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
}
