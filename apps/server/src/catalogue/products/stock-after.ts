/**
 * Returns the stock after an owner typed `stock` where `seen` was shown: sales since then stay
 * subtracted. Without `seen` the typed number counts.
 */
export function stockAfter(
  stock: number,
  seen: number | null | undefined,
  stored: number | null,
): number {
  if (seen === null || seen === undefined || stored === null) return stock
  return Math.max(0, stored + stock - seen)
}
