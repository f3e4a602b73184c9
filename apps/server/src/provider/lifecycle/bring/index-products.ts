import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { ask } from './ask.ts'

/** Each batch writes the whole index of words, so batches are large. */
const atOnce = 5000

/** Writes the words by which these products are found. */
export async function indexProducts(tx: StoreTransaction, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += atOnce)
    await ask(tx, 'SELECT index_products($1, $2::uuid[])', [
      tx.storeId,
      ids.slice(from, from + atOnce),
    ])
}

export async function indexAllProducts(tx: StoreTransaction): Promise<void> {
  const { rows } = await ask(tx, 'SELECT id FROM products WHERE store_id = $1 ORDER BY id', [
    tx.storeId,
  ])
  await indexProducts(
    tx,
    (rows as { id: string }[]).map(({ id }) => id),
  )
}
