/** Of more products, none is looked at by itself to tell what a list leaves out. */
export const mostCompared = 5000

export function isLarge(products: number): boolean {
  return products > mostCompared
}
