import { Refusal } from '../../platform/refusal.ts'
import type { RequestedLine } from '../pricing/merge-lines.ts'
import type { PricedLine } from '../pricing/price-line.ts'

export interface UnpaidShare {
  network: string | undefined
  /** Pieces ordered within the hour, this order's included, by `pieceOf`. */
  ordered: ReadonlyMap<string, number>
  factor: number
}

/** Minimum that is always allowed, so that a store can sell its last pieces. */
const alwaysFree = 20

export function pieceOf({
  productId,
  variationId,
}: Pick<RequestedLine, 'productId' | 'variationId'>) {
  return `${productId} ${variationId ?? ''}`
}

/**
 * Limits a network to half of the stock, so that unpaid orders cannot block a product.
 * @param takenOf pieces of the line's product that the network has already, without this order
 * @throws Refusal
 */
export function requireShare(
  lines: readonly PricedLine[],
  takenOf: (line: PricedLine) => number,
  factor: number,
): void {
  for (const line of lines) {
    if (!line.counted || line.available === null) continue
    const taken = takenOf(line)
    const there = Math.max(line.available + taken, 2 * alwaysFree)
    if (2 * (taken + line.quantity) > there * factor)
      throw new Refusal('too_many_unpaid', { productId: line.productId })
  }
}
