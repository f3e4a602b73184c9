import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { VisitSource } from './visit-source.ts'

export async function findVisitor(
  tx: StoreTransaction,
  { day, hash }: { day: string; hash: bigint },
): Promise<VisitSource | undefined> {
  const [found] = await tx.prepared<VisitSource>(
    'find-visitor',
    'SELECT source, campaign FROM visitors WHERE store_id = $1 AND day = $2 AND hash = $3',
    [tx.storeId, day, hash],
  )
  return found
}
