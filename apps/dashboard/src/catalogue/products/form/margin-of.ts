import type { Amount } from './product-values.ts'

interface Priced {
  price: Amount
  discountPrice: Amount
  cost: Amount
}

/** How much of what is paid is left over the cost, in whole per cent; below 0 where it is a loss. */
export function marginOf({ price, discountPrice, cost }: Priced): number | undefined {
  const paid = Number(discountPrice) || Number(price)
  if (cost === '' || !paid) return undefined
  return Math.round(((paid - cost) / paid) * 100)
}
