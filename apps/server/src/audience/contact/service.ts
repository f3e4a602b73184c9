import type { ContactMessage, ContactMessageRow } from '@vitrine/contract/audience/email.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { forgetMails } from '../../post/outbox/forget-mails.ts'
import { Refusal } from '../../platform/refusal.ts'
import { pageOf } from '../../platform/page-of.ts'
import {
  countMessages,
  deleteMessageRow,
  findMessage,
  listMessageRows,
  type MessageListing,
  type StoredMessage,
  updateReadAt,
} from './queries.ts'

export async function listMessages(
  tx: StoreTransaction,
  listing: MessageListing,
): Promise<PageOf<ContactMessageRow>> {
  const [rows, total] = await Promise.all([
    listMessageRows(tx, listing),
    countMessages(tx, listing),
  ])
  return pageOf(rows.map(view), total, listing)
}

export async function getMessage(tx: StoreTransaction, id: string): Promise<ContactMessage> {
  return requireMessage(await findMessage(tx, id))
}

export async function markMessage(
  tx: StoreTransaction,
  id: string,
  readAt: Date | null,
): Promise<ContactMessage> {
  return requireMessage(await updateReadAt(tx, id, readAt))
}

export async function deleteMessage(tx: StoreTransaction, id: string): Promise<void> {
  if (!(await deleteMessageRow(tx, id))) throw new Refusal('not_found')
  await forgetMails(tx, 'contact_message', { messageId: id })
}

function requireMessage(row: StoredMessage | undefined): ContactMessage {
  if (!row) throw new Refusal('not_found')
  const { storeId: _storeId, ...message } = row
  return view(message)
}

function view<Row extends { createdAt: Date; readAt: Date | null }>({
  createdAt,
  readAt,
  ...row
}: Row) {
  return { ...row, createdAt: createdAt.toISOString(), isRead: readAt !== null }
}
