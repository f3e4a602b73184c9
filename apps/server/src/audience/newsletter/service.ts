import type { Subscriber } from '@vitrine/contract/audience/newsletter.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { forgetMails } from '../../post/outbox/forget-mails.ts'
import { Refusal } from '../../platform/refusal.ts'
import { csvLines, csvMark } from '../../platform/csv/csv-lines.ts'
import { pageOf } from '../../platform/page-of.ts'
import {
  countSubscribers,
  deleteSubscriberRow,
  listAllSubscribers,
  listSubscriberRows,
  type StoredSubscriber,
  type SubscriberFilter,
  type SubscriberListing,
} from './queries.ts'

export async function listSubscribers(
  tx: StoreTransaction,
  listing: SubscriberListing,
): Promise<PageOf<Subscriber>> {
  const [rows, total] = await Promise.all([
    listSubscriberRows(tx, listing),
    countSubscribers(tx, listing),
  ])
  return pageOf(rows.map(view), total, listing)
}

export async function exportSubscribers(
  tx: StoreTransaction,
  filter: SubscriberFilter,
): Promise<string> {
  const rows = (await listAllSubscribers(tx, filter)).map(view)
  const lines = rows.map(({ email, status, createdAt, confirmedAt, unsubscribedAt }) => [
    email,
    status,
    createdAt,
    confirmedAt ?? '',
    unsubscribedAt ?? '',
  ])
  return (
    csvMark +
    csvLines([['Email', 'Status', 'Asked on', 'Confirmed on', 'Unsubscribed on'], ...lines])
  )
}

export async function deleteSubscriber(tx: StoreTransaction, id: string): Promise<string> {
  const email = await deleteSubscriberRow(tx, id)
  if (email === undefined) throw new Refusal('not_found')
  await forgetMails(tx, 'newsletter_confirm', { subscriberId: id })
  return email
}

function view({ id, email, status, ...row }: StoredSubscriber): Subscriber {
  return {
    id,
    email,
    status,
    createdAt: row.createdAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
  }
}
