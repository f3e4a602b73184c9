import type { IncomingMessage } from 'node:http'
import type { HostStore } from '../host-store.ts'
import type { Limiter } from '../limits/limiter.ts'

interface Visitor {
  network: string
  store: Pick<HostStore, 'storeId'> | undefined
}

/** @returns seconds to wait; 0 when the request may be worked on */
export type LimitWork = (request: IncomingMessage, visitor: Visitor) => Promise<number>

/** The checkout, also without JavaScript: only the shopper's own network limits it. */
const checkout = /^\/(?:api\/)?checkout\b/

/**
 * Counts work by shop and network before anything is read or looked up, so that a client that sends
 * too much costs next to nothing.
 */
export function createWorkLimit({ takeEach }: Pick<Limiter, 'takeEach'>): LimitWork {
  return async ({ url = '/', method }, { network, store }) => {
    // Events of payment providers come from a few networks for all shops, and have their own limit.
    if (url.startsWith('/webhooks/')) return 0
    const keys = { network, shop: store?.storeId }
    const isPaying = method === 'POST' && checkout.test(url)
    const taken = await takeEach([
      { work: 'work', keys },
      ...(store && !isPaying ? [{ work: 'workOfShop' as const, keys }] : []),
    ])
    return Math.max(...taken.map(({ wait }) => wait))
  }
}
