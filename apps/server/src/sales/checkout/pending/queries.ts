import { checkouts } from '@vitrine/db/schema/payments.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { CheckoutContent } from './checkout-content.ts'

export type StoredCheckout = Omit<typeof checkouts.$inferSelect, 'content'> & {
  content: CheckoutContent
}

/** A checkout by id, or by its shopper's token. */
export type WhichCheckout = { id: string } | { token: string }

export async function findCheckout(
  tx: StoreTransaction,
  which: WhichCheckout,
): Promise<StoredCheckout | undefined> {
  const [row] = await tx.select().from(checkouts).where(is(tx, which))
  return row as StoredCheckout | undefined
}

/**
 * Locks a checkout before it is completed, changed or closed, so that only one caller creates the
 * order.
 */
export async function lockCheckout(
  tx: StoreTransaction,
  which: WhichCheckout,
): Promise<StoredCheckout | undefined> {
  const [row] = await tx.select().from(checkouts).where(is(tx, which)).for('update')
  return row as StoredCheckout | undefined
}

export async function insertCheckout(
  tx: StoreTransaction,
  checkout: Omit<typeof checkouts.$inferInsert, 'storeId'> & { content: CheckoutContent },
): Promise<void> {
  await tx.insert(checkouts).values({ ...checkout, storeId: tx.storeId })
}

export async function updateCheckout(
  tx: StoreTransaction,
  id: string,
  changes: PgUpdateSetSource<typeof checkouts>,
): Promise<void> {
  await tx.update(checkouts).set(changes).where(is(tx, { id }))
}

function is(tx: StoreTransaction, which: WhichCheckout) {
  const isOne = 'id' in which ? eq(checkouts.id, which.id) : eq(checkouts.token, which.token)
  return and(eq(checkouts.storeId, tx.storeId), isOne)
}
