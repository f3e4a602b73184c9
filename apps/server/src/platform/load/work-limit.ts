import type { IncomingMessage } from 'node:http'
import type { HostStore } from '../host-store.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { LimitedWork } from '../limits/limits.ts'

interface Visitor {
  network: string
  store: Pick<HostStore, 'storeId'> | undefined
}

/** @returns seconds to wait; 0 when the request may be worked on */
export type LimitWork = (request: IncomingMessage, visitor: Visitor) => Promise<number>

/** A shop's checkout has to work while the rest of it is refused. */
const paying = /^\/(?:api\/checkout\/(?:place-order|payment)|checkout\b)/

function limitOfShop(method: string | undefined, url: string): LimitedWork | undefined {
  if (method !== 'POST') return 'workOfShop'
  if (paying.test(url)) return undefined
  return url === '/api/checkout/quote' ? 'quoteOfShop' : 'workOfShop'
}

/**
 * Counts work by shop and network before anything is read or looked up, so that a client that sends
 * too much costs next to nothing.
 */
export function createWorkLimit({ take }: Pick<Limiter, 'take'>): LimitWork {
  return async ({ url = '/', method }, { network, store }) => {
    // Events of payment providers come from a few networks for all shops, and have their own limit.
    if (url.startsWith('/webhooks/')) return 0
    const keys = { network, shop: store?.storeId }
    // One after the other: what one address sends too much must not count against the shop.
    const wait = await take('work', keys)
    const limit = store && limitOfShop(method, url)
    return wait || limit === undefined ? wait : await take(limit, keys)
  }
}
