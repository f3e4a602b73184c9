import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { eq, sql } from 'drizzle-orm'
import { quoteCart } from '../pricing/quote.ts'
import { insertOutboxRow } from '../../post/outbox/insert-outbox-row.ts'
import type { Due, DueWork, DueQuery } from '../../platform/jobs/due-work.ts'
import {
  hasOrderedSince,
  isBasisEnough,
  isRefused,
  lockDue,
  type StoredAbandoned,
  updateAbandoned,
  wasRemindedSince,
} from './queries.ts'
import { findReminder } from './reminder-settings.ts'
import { isStillSold } from './is-still-sold.ts'
import { latestReminder, leftAfter, remindedOnceIn } from './times.ts'

export function reminderWork({ db, now }: { db: Database; now: () => Date }): DueWork<Due> {
  return {
    name: 'reminders',
    list: (query) => listDue(db, query),
    attempt: ({ storeId, id }) => inStore(db, storeId, (tx) => remind(tx, id, now())),
    atOnce: { ofStore: 1, ofAll: 4 },
    follows: 'no write',
    failures: {
      list: 'The due reminders could not be read.',
      attempt: 'A shopper could not be reminded.',
    },
  }
}

async function listDue(
  db: Database,
  { now, fullStores, eachStore, max }: DueQuery,
): Promise<Due[]> {
  const { rows } = await inPlatform(
    db,
    (tx) =>
      tx.execute<Due & Record<string, unknown>>(sql`
        SELECT store_id AS "storeId", id, place FROM (
          SELECT store_id, id, remind_at,
            (row_number() OVER (PARTITION BY store_id ORDER BY remind_at, id))::int AS place
          FROM (SELECT store_id, id, remind_at FROM abandoned_checkouts
            WHERE status = 'waiting' AND remind_at <= ${now}
              AND store_id <> ALL (${sql.param([...fullStores])}::uuid[])
            ORDER BY remind_at LIMIT 200) AS earliest
        ) AS due
        WHERE place <= ${eachStore} ORDER BY place, remind_at LIMIT ${max}`),
    { readOnly: true },
  )
  return rows
}

/** Marks the row and queues the email in one transaction, so that no reminder is sent twice. */
async function remind(tx: StoreTransaction, id: string, now: Date): Promise<void> {
  const row = await lockDue(tx, id, now)
  if (!row) return
  const status = await decide(tx, row, now)
  const remindedAt = status === 'reminded' ? now : null
  await updateAbandoned(tx, id, { status, remindAt: null, remindedAt })
  if (status === 'reminded')
    await insertOutboxRow(tx, 'abandoned_checkout', { abandonedCheckoutId: id }, { now })
}

async function decide(
  tx: StoreTransaction,
  { email, basis, lines, remindAt, createdAt }: StoredAbandoned,
  now: Date,
): Promise<StoredAbandoned['status']> {
  const settings = await findReminder(tx)
  if (!settings.enabled || !isBasisEnough(basis, settings)) return 'waiting'
  if (await isRefused(tx, email)) return 'unsubscribed'
  const isOver =
    remindAt!.getTime() < now.getTime() - latestReminder ||
    !(await isOpen(tx)) ||
    (await hasOrderedSince(tx, email, new Date(createdAt.getTime() - leftAfter))) ||
    (await wasRemindedSince(tx, email, new Date(now.getTime() - remindedOnceIn))) ||
    !(await quoteCart(tx, { lines }, now)).lines.some(isStillSold)
  return isOver ? 'ended' : 'reminded'
}

async function isOpen(tx: StoreTransaction): Promise<boolean> {
  const [store] = await tx
    .select({ status: stores.status, deletedAt: stores.deletedAt })
    .from(stores)
    .where(eq(stores.id, tx.storeId))
  return store?.status === 'live' && store.deletedAt === null
}
