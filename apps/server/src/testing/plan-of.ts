import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

/** @returns PostgreSQL's plans of the prepared statements that `run` makes, as text */
export async function planOf(
  db: Database,
  storeId: string,
  run: (tx: StoreTransaction) => Promise<unknown>,
): Promise<string> {
  return await inStore(db, storeId, async (tx) => {
    const prepared = tx.prepared.bind(tx)
    const lines: object[] = []
    tx.prepared = async (name, text, values) => {
      lines.push(...(await prepared(`explain ${name}`, `EXPLAIN ${text}`, values)))
      return await prepared(name, text, values)
    }
    await run(tx)
    return lines.flatMap((line) => Object.values(line)).join('\n')
  })
}
