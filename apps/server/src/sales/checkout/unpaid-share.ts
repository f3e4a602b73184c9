import { Refusal } from '../../platform/refusal.ts'
import type { WantedLine } from '../pricing/merge-lines.ts'
import type { PricedLine } from '../pricing/price-line.ts'

/** What one network may take of each product before it pays. */
export interface UnpaidShare {
  /** Names the network; undefined where it is not known, and nothing is limited. */
  network: string | undefined
  /** Pieces that it ordered within the hour, those of this order too, by `pieceOf`. */
  ordered: ReadonlyMap<string, number>
  /** Multiplies the share, for load tests. */
  factor: number
}

/** So few can always be had, so that a shop sells its last pieces. */
const alwaysFree = 20

/** What is counted of a line. */
export function pieceOf({ productId, variationId }: Pick<WantedLine, 'productId' | 'variationId'>) {
  return `${productId} ${variationId ?? ''}`
}

/**
 * One network takes half of what there is at most, so that whoever does not pay cannot take it all.
 * @param takenOf what it has of the line's product already, without this order
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
