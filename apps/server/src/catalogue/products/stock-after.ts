/**
 * The stock after an owner has typed `stock` where they saw `seen`: what was sold since they looked
 * stays sold. Without a `seen` the typed one counts as it is.
 */
export function stockAfter(
  stock: number,
  seen: number | null | undefined,
  stored: number | null,
): number {
  if (seen === null || seen === undefined || stored === null) return stock
  return Math.max(0, stored + stock - seen)
}
