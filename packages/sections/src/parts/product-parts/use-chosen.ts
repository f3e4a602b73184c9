import { useSyncExternalStore } from 'react'
import { saleOf } from '../product-view/sale-of.ts'
import type { ProductScope } from './product-context.ts'

/** Returns what the shopper has chosen, and what is for sale by it. */
export function useChosen({ product, choosing }: ProductScope) {
  const chosen = useSyncExternalStore(choosing.subscribe, choosing.read, choosing.read)
  return { chosen, sale: saleOf(product, chosen.values) }
}
