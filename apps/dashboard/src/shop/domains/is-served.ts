import type { StoreHost } from '@vitrine/contract/shop/store-domains.ts'

/** Whether shoppers have reached the shop there, so that a fault costs visits. */
export function isServed({ status }: Pick<StoreHost, 'status'>): boolean {
  return status === 'live' || status === 'problem'
}
