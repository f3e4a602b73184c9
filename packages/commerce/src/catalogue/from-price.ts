import { pricedBy, salePrice, type Priced } from './sale-price.ts'

/** Returns the cheapest variation's price, or null if all cost the same. */
export function fromPrice(product: Priced & { variations: readonly Priced[] }): number | null {
  const prices = product.variations.map((each) => salePrice(pricedBy(product, each)))
  const cheapest = Math.min(...prices)
  return prices.some((price) => price > cheapest) ? cheapest : null
}
