import type { MailKind } from '@vitrine/contract/shop/mail-names.ts'
import type { MailDetail, MailRow } from '@vitrine/contract/shop/mails.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { insertEvent } from '../../sales/orders/queries.ts'
import { Refusal } from '../../platform/refusal.ts'
import { pageOf } from '../../platform/page-of.ts'
import { insertOutboxRow } from '../../post/outbox/insert-outbox-row.ts'
import { findCopy } from '../../post/outbox/mail-copy.ts'
import { findAbout } from './find-about.ts'
import { isTest, mailView } from './mail-view.ts'
import {
  countMails,
  countSameSince,
  findMail,
  listMailRows,
  type MailListing,
  makeFailedDue,
  type StoredMail,
} from './queries.ts'

const hour = 3_600_000
const maxPerHour = 5

export async function listMails(
  tx: StoreTransaction,
  listing: MailListing,
): Promise<PageOf<MailRow>> {
  const [rows, total] = await Promise.all([listMailRows(tx, listing), countMails(tx, listing)])
  return pageOf(rows.map(mailView), total, listing)
}

export async function getMail(tx: StoreTransaction, id: string): Promise<MailDetail> {
  return await detailOf(tx, await requireMail(tx, id))
}

export async function retryMail(tx: StoreTransaction, id: string, now: Date): Promise<MailDetail> {
  await requireMail(tx, id)
  const [row] = await makeFailedDue(tx, now, id)
  if (!row) throw new Refusal('mail_moved_on')
  return await detailOf(tx, row)
}

export async function retryFailed(tx: StoreTransaction, now: Date): Promise<number> {
  return (await makeFailedDue(tx, now)).length
}

/** Queues a new row, rendered from the current data. */
export async function sendAgain(tx: StoreTransaction, id: string, now: Date): Promise<MailDetail> {
  const { kind, payload, orderId, ...sent } = await requireMail(tx, id)
  if (!canSendAgain({ kind, payload, ...sent })) throw new Refusal('mail_moved_on')
  const hourAgo = new Date(now.getTime() - hour)
  if ((await countSameSince(tx, { kind, payload }, hourAgo)) > maxFor(kind))
    throw new Refusal('too_many_attempts')
  const again = await insertOutboxRow(tx, kind as MailKind, payload, { orderId, now })
  if (orderId !== null) await insertEvent(tx, orderId, 'mail', { text: kind })
  return await getMail(tx, again)
}

function maxFor(kind: string): number {
  return kind === 'newsletter_confirm' ? 0 : maxPerHour
}

/** A reminder is sent at most once. */
function canSendAgain(row: Pick<StoredMail, 'kind' | 'payload' | 'status'>): boolean {
  return row.status === 'sent' && row.kind !== 'abandoned_checkout' && !isTest(row)
}

async function requireMail(tx: StoreTransaction, id: string): Promise<StoredMail> {
  const row = await findMail(tx, id)
  if (!row) throw new Refusal('not_found')
  return row
}

async function detailOf(tx: StoreTransaction, row: StoredMail): Promise<MailDetail> {
  const [copy, about] = await Promise.all([findCopy(tx, row.id), findAbout(tx, row)])
  return {
    ...mailView(row),
    html: copy?.html ?? null,
    text: copy?.text ?? null,
    about,
    canSendAgain: canSendAgain(row),
  }
}
