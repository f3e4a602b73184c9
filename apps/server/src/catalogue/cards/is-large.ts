/**
 * Above this many products, listings read totals from indexes instead of comparing each product.
 */
export const maxCompared = 5000

export function isLarge(products: number): boolean {
  return products > maxCompared
}
