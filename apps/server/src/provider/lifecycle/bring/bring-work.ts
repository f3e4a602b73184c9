import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database } from '@vitrine/db/database.ts'
import { storeImports } from '@vitrine/db/schema/archives.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import { and, eq, lte, sql } from 'drizzle-orm'
import { analyzeTables } from '../../../catalogue/imports/analyze-tables.ts'
import type { MediaLibrary } from '../../../content/media/media-library.ts'
import { StorageFull } from '../../../content/media/storage/media-storage.ts'
import type { Config } from '../../../platform/config.ts'
import type { Due, DueWork } from '../../../platform/jobs/due-work.ts'
import { errorFields, type Log } from '../../../platform/log.ts'
import { newWorkFile } from '../../../platform/work-files.ts'
import { ArchiveProblem } from '../archive/archive-format.ts'
import { archiveLimits } from '../archive/archive-limits.ts'
import { checkArchive } from '../archive/check-archive.ts'
import { bringStore } from './bring-store.ts'
import { eraseAgain } from './erase-again.ts'
import { type ImportRow, importFile } from './receive-archive.ts'

interface Bringing {
  db: Database
  media: MediaLibrary
  config: Config
  log: Log
  now: () => Date
}

const minute = 60_000
/** Longer than the largest shop takes. */
const leaseMs = 60 * minute
const maxAttempts = 3

/** Makes shops of uploaded archives, one at a time. */
export function bringWork(bringing: Bringing): DueWork<Due> {
  return {
    name: 'brought shops',
    list: ({ now }) => listDue(bringing.db, now),
    attempt: ({ id }) => attempt(bringing, id),
    atOnce: { ofStore: 1, ofAll: 1 },
    failures: {
      list: 'The archives to bring could not be read.',
      attempt: 'A shop could not be brought.',
    },
  }
}

async function listDue({ platform }: Database, now: Date): Promise<Due[]> {
  const rows = await platform
    .select({ id: storeImports.id, storeId: storeImports.newStoreId })
    .from(storeImports)
    .where(and(eq(storeImports.status, 'waiting'), lte(storeImports.tryAt, now)))
    .orderBy(storeImports.tryAt)
    .limit(10)
  return rows.map((row, index) => ({ ...row, place: index + 1 }))
}

async function attempt({ db, media, config, log, now }: Bringing, id: string): Promise<void> {
  const [row] = await db.platform
    .update(storeImports)
    .set({
      attempts: sql`${storeImports.attempts} + 1`,
      tryAt: new Date(now().getTime() + leaseMs),
    })
    .where(
      and(
        eq(storeImports.id, id),
        eq(storeImports.status, 'waiting'),
        lte(storeImports.tryAt, now()),
      ),
    )
    .returning()
  if (!row) return
  const note = (values: Partial<ImportRow>) =>
    db.platform.update(storeImports).set(values).where(eq(storeImports.id, id))
  try {
    if (!(await isMade(db, row))) await make({ db, media, config, log, now }, row)
    await analyzeTables({ db, log }, { storeId: row.newStoreId })
    await note({ status: 'done', finishedAt: now() })
    await media.storage.remove(importFile(row))
  } catch (error) {
    const isFinal = error instanceof ArchiveProblem || row.attempts >= maxAttempts
    log.warn('A shop could not be brought.', { importId: id, isFinal, ...errorFields(error) })
    const retryAt = new Date(now().getTime() + row.attempts * minute)
    await note({
      problem: sentenceOf(error),
      ...(isFinal ? { status: 'failed', finishedAt: now() } : { tryAt: retryAt }),
    })
    if (isFinal) await media.storage.remove(importFile(row))
  }
}

/** The process may have been killed after the commit. */
async function isMade({ platform }: Database, { newStoreId }: ImportRow) {
  return (await platform.$count(stores, eq(stores.id, newStoreId))) > 0
}

async function make({ db, media, config, now }: Bringing, row: ImportRow) {
  const file = await newWorkFile(config)
  try {
    const stored = await media.storage.read(importFile(row))
    if (!stored) throw new ArchiveProblem('The uploaded file is gone. Upload it again.')
    const body = Readable.fromWeb(stored.body() as Parameters<typeof Readable.fromWeb>[0])
    await pipeline(body, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    const read = await checkArchive(file, archiveLimits(config))
    const checked = await eraseAgain(db, { file, checked: read, userId: row.userId })
    const facts = { file, checked, storeId: row.newStoreId, ownerId: row.userId }
    await bringStore({ db, storage: media.storage, config, now }, facts)
  } finally {
    await rm(file, { force: true })
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof ArchiveProblem) return error.message
  return error instanceof StorageFull
    ? 'The server has no space left for this shop. Nothing was written.'
    : 'The shop could not be brought. Nothing was written; try again later.'
}
