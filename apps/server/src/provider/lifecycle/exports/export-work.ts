import { rm } from 'node:fs/promises'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { storeExports } from '@vitrine/db/schema/archives.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { MediaLibrary } from '../../../content/media/media-library.ts'
import type { Config } from '../../../platform/config.ts'
import type { Due, DueQuery, DueWork } from '../../../platform/jobs/due-work.ts'
import { errorFields, type Log } from '../../../platform/log.ts'
import { newWorkFile } from '../../../platform/work-files.ts'
import { insertOutboxRow } from '../../../post/outbox/insert-outbox-row.ts'
import { findErasedSince } from '../../../sales/personal-data/erased-people.ts'
import { ArchiveProblem } from '../archive/archive-format.ts'
import { isFull } from '../archive/is-full.ts'
import { writeArchive } from '../archive/write-archive.ts'
import { type ExportRow, exportFile } from './export-row.ts'

interface Exporting {
  db: Database
  media: MediaLibrary
  config: Config
  log: Log
  now: () => Date
}

const minute = 60_000
const day = 24 * 60 * minute
/** Renewed while the archive is written; another process takes over a killed one's after it. */
const leaseMs = 5 * minute
const maxAttempts = 5
const ownersDays = 7

/** Writes the archives that owners requested, and those of the night, one at a time. */
export function exportWork(exporting: Exporting): DueWork<Due> {
  return {
    name: 'archives',
    list: (query) => listDue(exporting.db, query),
    attempt: (due) => attempt(exporting, due),
    atOnce: { ofStore: 1, ofAll: 1 },
    follows: 'archives',
    failures: {
      list: 'The due archives of shops could not be read.',
      attempt: 'An archive of a shop could not be written.',
    },
  }
}

async function listDue(db: Database, { now, fullStores, max }: DueQuery): Promise<Due[]> {
  const { rows } = await inPlatform(
    db,
    (tx) =>
      tx.execute<Due & Record<string, unknown>>(sql`
        SELECT store_id AS "storeId", id, row_number() OVER (ORDER BY kind DESC, try_at)::int AS place
        FROM store_exports
        WHERE status = 'waiting' AND try_at <= ${now}
          AND store_id <> ALL (${sql.param([...fullStores])}::uuid[])
        ORDER BY kind DESC, try_at LIMIT ${max}`),
    { readOnly: true },
  )
  return rows
}

const itself = ({ storeId, id }: Pick<Due, 'storeId' | 'id'>) =>
  and(
    eq(storeExports.storeId, storeId),
    eq(storeExports.id, id),
    eq(storeExports.status, 'waiting'),
  )

async function attempt(exporting: Exporting, due: Due): Promise<void> {
  const { db, media, config, log, now } = exporting
  const { storeId } = due
  const row = await inStore(db, storeId, (tx) => claim(tx, due, now()))
  if (!row) return
  const file = await newWorkFile(config)
  const name = exportFile(due)
  try {
    const check = renewing(exporting, due)
    const taken = await writeArchive({ db, storage: media.storage, now, check }, storeId, file)
    await media.storage.writeFile(name, file)
    const isWanted = await inStore(db, storeId, (tx) => finish(tx, row, taken, exporting))
    if (!isWanted) await media.storage.remove(name)
  } catch (error) {
    await media.storage.remove(name)
    const isFinal = row.attempts >= maxAttempts || error instanceof ArchiveProblem || isFull(error)
    if (!isFinal)
      log.warn('An archive of a shop is tried again.', { storeId, ...errorFields(error) })
    else log.error('An archive of a shop failed.', { storeId, ...errorFields(error) })
    await inStore(db, storeId, (tx) => noteFailure(tx, row, { error, isFinal, now: now() }))
  } finally {
    await rm(file, { force: true })
  }
}

async function claim(tx: StoreTransaction, due: Due, now: Date): Promise<ExportRow | undefined> {
  const [row] = await tx
    .update(storeExports)
    .set({
      attempts: sql`${storeExports.attempts} + 1`,
      tryAt: new Date(now.getTime() + leaseMs),
    })
    .where(and(itself(due), lte(storeExports.tryAt, now)))
    .returning()
  return row
}

/** Renews the lease now and then, and ends the work once the shop is deleted. */
function renewing({ db, now }: Exporting, due: Due) {
  let next = now().getTime() + minute
  return async () => {
    if (now().getTime() < next) return
    next = now().getTime() + minute
    await inStore(db, due.storeId, async (tx) => {
      await requireStore(tx)
      await tx
        .update(storeExports)
        .set({ tryAt: new Date(now().getTime() + leaseMs) })
        .where(itself(due))
    })
  }
}

async function requireStore(tx: StoreTransaction) {
  const isThere = and(eq(stores.id, tx.storeId), isNull(stores.deletedAt))
  const [found] = await tx.select({ id: stores.id }).from(stores).where(isThere)
  if (!found) throw new ArchiveProblem('The shop was deleted.')
}

/** @returns false when the row is gone with its store, so that nothing refers to the file */
async function finish(
  tx: StoreTransaction,
  row: ExportRow,
  taken: { takenAt: Date; bytes: number },
  { now, config }: Exporting,
): Promise<boolean> {
  await requireStore(tx)
  const erased = await findErasedSince(tx, taken.takenAt)
  const days = row.kind === 'owner' ? ownersDays : config.nightlyExportDays
  const finished = await tx
    .update(storeExports)
    .set({
      ...taken,
      status: 'ready',
      cleanAt: erased && now(),
      finishedAt: now(),
      expiresAt: new Date(now().getTime() + days * day),
      problem: null,
    })
    .where(itself(row))
    .returning({ id: storeExports.id })
  if (finished.length && row.requestedBy !== null)
    await insertOutboxRow(tx, 'archive_ready', { userId: row.requestedBy }, { now: now() })
  return finished.length > 0
}

async function noteFailure(
  tx: StoreTransaction,
  row: ExportRow,
  { error, isFinal, now }: { error: unknown; isFinal: boolean; now: Date },
) {
  const problem = sentenceOf(error)
  const outcome = isFinal
    ? { status: 'failed' as const, finishedAt: now }
    : { tryAt: new Date(now.getTime() + row.attempts * 5 * minute) }
  await tx
    .update(storeExports)
    .set({ ...outcome, problem })
    .where(itself(row))
}

function sentenceOf(error: unknown): string {
  if (error instanceof ArchiveProblem) return error.message
  return isFull(error)
    ? 'The server has no space left for the archive. Ask the provider.'
    : 'The archive could not be written. Try again later.'
}
