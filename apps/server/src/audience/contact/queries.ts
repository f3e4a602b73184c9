import { and, desc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { newId } from '@vitrine/db/new-id.ts'
import { contactMessages } from '@vitrine/db/schema/messages.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

export type StoredMessage = typeof contactMessages.$inferSelect

interface NewMessage {
  name: string
  customerEmail: string
  subject: string
  message: string
  createdAt: Date
}

export async function insertMessage(tx: StoreTransaction, values: NewMessage): Promise<string> {
  const id = newId()
  await tx.insert(contactMessages).values({ ...values, storeId: tx.storeId, id })
  return id
}

export interface MessageFilter {
  state?: 'read' | 'unread' | undefined
  search?: string | undefined
}

export interface MessageListing extends MessageFilter {
  pageNumber: number
  pageSize: number
}

const head = {
  id: contactMessages.id,
  createdAt: contactMessages.createdAt,
  name: contactMessages.name,
  customerEmail: contactMessages.customerEmail,
  subject: contactMessages.subject,
  readAt: contactMessages.readAt,
  excerpt: sql<string>`left(${contactMessages.message}, 160)`,
}

export async function listMessageRows(tx: StoreTransaction, listing: MessageListing) {
  const { pageNumber, pageSize } = listing
  return await tx
    .select(head)
    .from(contactMessages)
    .where(matches(tx, listing))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(pageSize)
    .offset(pageNumber * pageSize)
}

export async function countMessages(tx: StoreTransaction, filter: MessageFilter): Promise<number> {
  return await tx.$count(contactMessages, matches(tx, filter))
}

export async function findMessage(
  tx: StoreTransaction,
  id: string,
): Promise<StoredMessage | undefined> {
  const [row] = await tx.select().from(contactMessages).where(isMessage(tx, id))
  return row
}

export async function updateReadAt(
  tx: StoreTransaction,
  id: string,
  readAt: Date | null,
): Promise<StoredMessage | undefined> {
  const [row] = await tx
    .update(contactMessages)
    .set({ readAt })
    .where(isMessage(tx, id))
    .returning()
  return row
}

export async function deleteMessageRow(tx: StoreTransaction, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(contactMessages)
    .where(isMessage(tx, id))
    .returning({ id: contactMessages.id })
  return deleted.length > 0
}

function isMessage(tx: StoreTransaction, id: string) {
  return and(eq(contactMessages.storeId, tx.storeId), eq(contactMessages.id, id))
}

function matches(tx: StoreTransaction, { state, search }: MessageFilter) {
  return and(
    eq(contactMessages.storeId, tx.storeId),
    state === 'read' ? isNotNull(contactMessages.readAt) : undefined,
    state === 'unread' ? isNull(contactMessages.readAt) : undefined,
    search ? found(search) : undefined,
  )
}

function found(search: string) {
  const part = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return or(
    ilike(contactMessages.name, part),
    ilike(contactMessages.customerEmail, part),
    ilike(contactMessages.subject, part),
    ilike(contactMessages.message, part),
  )
}
