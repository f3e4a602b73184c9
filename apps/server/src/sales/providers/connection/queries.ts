import { paymentConnections } from '@vitrine/db/schema/payments.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'

export type StoredConnection = typeof paymentConnections.$inferSelect
type NewConnection = Omit<typeof paymentConnections.$inferInsert, 'storeId'>

export async function findConnection(
  tx: StoreTransaction,
  provider: string,
): Promise<StoredConnection | undefined> {
  const [row] = await tx.select().from(paymentConnections).where(of(tx, provider))
  return row
}

export async function saveConnection(
  tx: StoreTransaction,
  connection: NewConnection,
): Promise<StoredConnection> {
  const [row] = await tx
    .insert(paymentConnections)
    .values({ ...connection, storeId: tx.storeId })
    .onConflictDoUpdate({
      target: [paymentConnections.storeId, paymentConnections.provider],
      set: connection,
    })
    .returning()
  return row!
}

export async function updateConnection(
  tx: StoreTransaction,
  provider: string,
  changes: PgUpdateSetSource<typeof paymentConnections>,
): Promise<void> {
  await tx.update(paymentConnections).set(changes).where(of(tx, provider))
}

export async function deleteConnection(tx: StoreTransaction, provider: string): Promise<void> {
  await tx.delete(paymentConnections).where(of(tx, provider))
}

function of(tx: StoreTransaction, provider: string) {
  return and(eq(paymentConnections.storeId, tx.storeId), eq(paymentConnections.provider, provider))
}
