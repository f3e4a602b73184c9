import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { StoredLine } from '../orders/queries.ts'

type Sold = Pick<StoredLine, 'productId' | 'variationId'>

/** Grams by product and by variation, without those that have none of their own. */
export type Weights = ReadonlyMap<string, number>

export async function listWeights(tx: StoreTransaction, lines: readonly Sold[]): Promise<Weights> {
  const rows = await tx.prepared<{ id: string; weight: number }>(
    'weights-of-lines',
    `SELECT id, weight FROM products
      WHERE store_id = $1 AND id = ANY ($2::uuid[]) AND weight IS NOT NULL
    UNION ALL
    SELECT id, weight FROM variations
      WHERE store_id = $1 AND id = ANY ($3::uuid[]) AND weight IS NOT NULL`,
    [
      tx.storeId,
      [...new Set(lines.map(({ productId }) => productId))],
      [...new Set(lines.flatMap(({ variationId }) => variationId ?? []))],
    ],
  )
  return new Map(rows.map(({ id, weight }) => [id, weight]))
}

export function weightOfLine({ productId, variationId }: Sold, weights: Weights) {
  return weights.get(variationId ?? productId) ?? weights.get(productId)
}
