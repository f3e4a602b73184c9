import type { Amount } from './product-values.ts'

interface Priced {
  price: Amount
  discountPrice: Amount
  cost: Amount
}

/** Returns the margin as a whole percentage of the price; negative for a loss. */
export function marginOf({ price, discountPrice, cost }: Priced): number | undefined {
  const paid = Number(discountPrice) || Number(price)
  if (cost === '' || !paid) return undefined
  return Math.round(((paid - cost) / paid) * 100)
}
