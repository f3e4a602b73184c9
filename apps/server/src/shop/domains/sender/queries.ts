import { mailKeys, mailSenders } from '@vitrine/db/schema/mail-senders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, eq, ne } from 'drizzle-orm'

export type SenderRow = typeof mailSenders.$inferSelect

export interface Sender extends SenderRow {
  /** The key that signs, and one that waits for its record to be found; without private keys. */
  keys: { selector: string; publicKey: string }[]
}

export async function findSender(tx: StoreTransaction): Promise<Sender | undefined> {
  const [row] = await tx.select().from(mailSenders).where(isSender(tx))
  return row && { ...row, keys: await listKeys(tx) }
}

/** Locks the row, so that a check and its owner do not change it at once. */
export async function lockSender(tx: StoreTransaction): Promise<Sender | undefined> {
  const [row] = await tx.select().from(mailSenders).where(isSender(tx)).for('update')
  return row && { ...row, keys: await listKeys(tx) }
}

export async function updateSenderRow(tx: StoreTransaction, changes: Partial<SenderRow>) {
  await tx.update(mailSenders).set(changes).where(isSender(tx))
}

export async function insertKey(tx: StoreTransaction, key: typeof mailKeys.$inferInsert) {
  await tx.insert(mailKeys).values(key)
}

export async function deleteOtherKeys(tx: StoreTransaction, selector: string) {
  await tx
    .delete(mailKeys)
    .where(and(eq(mailKeys.storeId, tx.storeId), ne(mailKeys.selector, selector)))
}

/** The waiting key of a sender. */
export const waitingKey = ({ selector, keys }: Pick<Sender, 'selector' | 'keys'>) =>
  keys.find((key) => key.selector !== selector)

export const signingKey = ({ selector, keys }: Pick<Sender, 'selector' | 'keys'>) =>
  keys.find((key) => key.selector === selector)

async function listKeys(tx: StoreTransaction) {
  const { selector, publicKey } = mailKeys
  return await tx
    .select({ selector, publicKey })
    .from(mailKeys)
    .where(eq(mailKeys.storeId, tx.storeId))
    .orderBy(asc(mailKeys.createdAt))
}

const isSender = (tx: StoreTransaction) => eq(mailSenders.storeId, tx.storeId)
