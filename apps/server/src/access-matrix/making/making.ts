import type { OwnedStore, Shop } from '../../testing/start-shop.ts'

export interface Making {
  shop: Shop
  store: OwnedStore
  /** Part of every text that only members may read. */
  privateMark: string
  /** Part of every text that the store publishes. */
  publicMark: string
}

/** Returns the response of the owner's call; throws when it is refused. */
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
