import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { eq, sql } from 'drizzle-orm'
import { quoteCart } from '../pricing/quote.ts'
import { insertOutboxRow } from '../../post/outbox/insert-outbox-row.ts'
import { errorFields, type Log } from '../../platform/log.ts'
import { workThrough } from '../../platform/jobs/work-through.ts'
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

interface Reminding {
  db: Database
  log: Log
  now: () => Date
}

interface Due {
  storeId: string
  id: string
}

/** Looks for shoppers to remind for as long as the server runs. @returns a function to stop */
export function startReminding(services: Reminding): () => Promise<void> {
  return workThrough(() => remindDue(services), {
    log: services.log,
    failure: 'The checkouts to remind of could not be read.',
  })
}

/** @returns how many were decided on */
export async function remindDue({ db, log, now }: Reminding): Promise<number> {
  let decided = 0
  for (const { storeId, id } of await listDue(db, now())) {
    try {
      await inStore(db, storeId, (tx) => remind(tx, id, now()))
      decided += 1
    } catch (error) {
      log.warn('A shopper could not be reminded.', { storeId, ...errorFields(error) })
    }
  }
  return decided
}

async function listDue(db: Database, now: Date): Promise<Due[]> {
  const { rows } = await inPlatform(
    db,
    (tx) =>
      tx.execute<Due & Record<string, unknown>>(sql`
        SELECT store_id AS "storeId", id FROM abandoned_checkouts
        WHERE status = 'waiting' AND remind_at <= ${now} ORDER BY remind_at LIMIT 50`),
    { readOnly: true },
  )
  return rows
}

/** The row is marked and its mail written in one transaction, so there is never a second one. */
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
