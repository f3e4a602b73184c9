import { createAttemptLimit } from '../platform/attempt-limit.ts'
import { networkOf } from '../platform/network-of.ts'

const hour = 3_600_000

export type ShopperLimits = ReturnType<typeof createShopperLimits>

/** How often one shopper may send what someone else has to read, or what is kept for them. */
export function createShopperLimits(now: () => Date) {
  return {
    messages: createShopperLimit(now),
    subscriptions: createShopperLimit(now),
    /** Guesses at the password of a shop. */
    passwords: createShopperLimit(now),
    // A checkout is sent anew with each field that is filled in.
    checkouts: createShopperLimit(now, { here: 120, anywhere: 600 }),
  }
}

/** By network address: so many in an hour for one store, and in a day for all of them. */
function createShopperLimit(now: () => Date, most = { here: 10, anywhere: 50 }) {
  const inStore = createAttemptLimit({ most: most.here, within: hour, now })
  const anywhere = createAttemptLimit({ most: most.anywhere, within: 24 * hour, now })
  return {
    /** @returns seconds to wait */
    take(storeId: string, address: string | undefined): number {
      const network = address === undefined ? 'unknown' : networkOf(address)
      return inStore.take(`${storeId} ${network}`) || (address ? anywhere.take(network) : 0)
    },
  }
}
