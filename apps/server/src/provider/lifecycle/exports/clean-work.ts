import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { storeExports } from '@vitrine/db/schema/archives.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { MediaLibrary } from '../../../content/media/media-library.ts'
import type { Config } from '../../../platform/config.ts'
import type { Due, DueQuery, DueWork } from '../../../platform/jobs/due-work.ts'
import { newWorkFile } from '../../../platform/work-files.ts'
import { findErasedSince } from '../../../sales/personal-data/erased-people.ts'
import { archiveLimits } from '../archive/archive-limits.ts'
import { rewriteArchive } from '../archive/rewrite-archive.ts'
import { type ExportRow, exportFile } from './export-row.ts'

interface Cleaning {
  db: Database
  media: MediaLibrary
  config: Config
  now: () => Date
}

/** Longer than the largest archive takes; what failed is done again after it. */
const leaseMs = 30 * 60_000

/** Writes stored archives again without people who were erased since, one at a time. */
export function cleanWork(cleaning: Cleaning): DueWork<Due> {
  return {
    name: 'cleaned archives',
    list: (query) => listDue(cleaning.db, query),
    attempt: (due) => attempt(cleaning, due),
    atOnce: { ofStore: 1, ofAll: 1 },
    follows: 'no write',
    failures: {
      list: 'The archives with erased people could not be read.',
      attempt: 'An erased person could not be removed from an archive of a shop.',
    },
  }
}

async function listDue(db: Database, { now, fullStores, max }: DueQuery): Promise<Due[]> {
  const { rows } = await inPlatform(
    db,
    (tx) =>
      tx.execute<Due & Record<string, unknown>>(sql`
        SELECT store_id AS "storeId", id, row_number() OVER (ORDER BY clean_at)::int AS place
        FROM store_exports
        WHERE clean_at <= ${now} AND store_id <> ALL (${sql.param([...fullStores])}::uuid[])
        ORDER BY clean_at LIMIT ${max}`),
    { readOnly: true },
  )
  return rows
}

async function attempt(cleaning: Cleaning, due: Due): Promise<void> {
  const { db, config, media } = cleaning
  const claimed = await inStore(db, due.storeId, (tx) => claim(tx, due, cleaning.now()))
  if (!claimed) return
  const { erased } = claimed
  const file = await newWorkFile(config)
  try {
    const stored = erased && (await media.storage.read(exportFile(due)))
    if (!stored) return void (await inStore(db, due.storeId, (tx) => finish(tx, claimed.row, {})))
    const body = Readable.fromWeb(stored.body() as Parameters<typeof Readable.fromWeb>[0])
    await pipeline(body, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    const bytes = await rewriteArchive(file, { erased, limits: archiveLimits(config) })
    await media.storage.writeFile(exportFile(due), file)
    const isThere = await inStore(db, due.storeId, (tx) => finish(tx, claimed.row, { bytes }))
    if (!isThere) await media.storage.remove(exportFile(due))
  } finally {
    await rm(file, { force: true })
  }
}

const itself = ({ storeId, id }: Pick<Due, 'storeId' | 'id'>) =>
  and(eq(storeExports.storeId, storeId), eq(storeExports.id, id))

async function claim(tx: StoreTransaction, due: Due, now: Date) {
  const [row] = await tx
    .update(storeExports)
    .set({ cleanAt: new Date(now.getTime() + leaseMs) })
    .where(and(itself(due), lte(storeExports.cleanAt, now)))
    .returning()
  return row && { row, erased: await findErasedSince(tx, row.takenAt!) }
}

/**
 * An erasure that came meanwhile, or another process, leaves the archive due.
 * @returns false when the row is gone with its store, so that nothing refers to the file
 */
async function finish(
  tx: StoreTransaction,
  { cleanAt, ...row }: ExportRow,
  changes: { bytes?: number },
): Promise<boolean> {
  const found = await tx
    .update(storeExports)
    .set({
      ...changes,
      cleanAt: sql`CASE WHEN ${storeExports.cleanAt} <> ${cleanAt} THEN now() END`,
    })
    .where(itself(row))
    .returning({ id: storeExports.id })
  return found.length > 0
}
