import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database } from '@vitrine/db/database.ts'
import { isDistributed } from '@vitrine/db/distribution/is-distributed.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { storeExports } from '@vitrine/db/schema/archives.ts'
import { storeMembers, stores } from '@vitrine/db/schema/stores.ts'
import { and, desc, eq, lte, or } from 'drizzle-orm'
import { createMediaLibrary } from '../../content/media/media-library.ts'
import type { MediaStorage } from '../../content/media/storage/media-storage.ts'
import type { Config } from '../../platform/config.ts'
import { originOf } from '../../platform/origins.ts'
import { newWorkFile } from '../../platform/work-files.ts'
import { ArchiveProblem } from './archive/archive-format.ts'
import { archiveLimits } from './archive/archive-limits.ts'
import { type CheckedArchive, checkArchive } from './archive/check-archive.ts'
import { bringStore } from './bring/bring-store.ts'
import { eraseAgain } from './bring/erase-again.ts'
import { type ExportRow, exportFile } from './exports/export-row.ts'
import { archiveBefore } from './over/archive-before.ts'
import { restoreOver } from './over/restore-over.ts'

const usage =
  'Name a shop and a moment: restore-store tea.example.com 2026-11-24T03:00Z. Without a moment the latest archive is restored, beside the living shop. With a moment and --over it is restored over it.'

/**
 * `restore-store <host or id> [moment]`: restores a shop as it was, as a new, closed shop of the same
 * owner beside the living one. With `--over` the living one becomes what it was, but for its orders.
 * @returns what to say at the end
 * @throws ArchiveProblem with a sentence for the operator
 */
export async function restoreStore(db: Database, words: string[], config: Config): Promise<string> {
  const isOver = words.includes('--over')
  const [shop, at] = words.filter((word) => word !== '--over')
  const moment = at === undefined ? new Date() : new Date(at)
  if (shop === undefined || Number.isNaN(moment.getTime())) throw new ArchiveProblem(usage)
  if (isOver && at === undefined) throw new ArchiveProblem(usage)
  const store = await requireStore(db, shop)
  const taken = await requireExport(db, store.storeId, moment)
  const { storage } = createMediaLibrary(config)
  const file = await newWorkFile(config)
  try {
    await fetchExport(storage, taken, file)
    const read = await checkArchive(file, archiveLimits(config))
    const checked = await eraseAgain(db, { file, checked: read, userId: store.ownerId })
    const restoring = { db, storage, config, store, file, checked }
    return isOver ? await restoreOverLiving(restoring) : await restoreBeside(restoring)
  } finally {
    await rm(file, { force: true })
  }
}

async function fetchExport(storage: MediaStorage, taken: ExportRow, file: string) {
  const stored = await storage.read(exportFile(taken))
  if (!stored) throw new ArchiveProblem('The file of this archive is gone from the storage.')
  const body = Readable.fromWeb(stored.body() as Parameters<typeof Readable.fromWeb>[0])
  await pipeline(body, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
}

interface Restoring {
  db: Database
  storage: MediaStorage
  config: Config
  store: Awaited<ReturnType<typeof requireStore>>
  file: string
  checked: CheckedArchive
}

async function restoreBeside({ db, storage, config, store, file, checked }: Restoring) {
  const facts = { file, checked, storeId: newId(), ownerId: store.ownerId }
  const { name, storeDomain } = await bringStore({ db, storage, config, now }, facts)
  return [
    `${name} as of ${checked.format.takenAt} is at ${originOf(storeDomain, config)}, closed until its owner opens it.`,
    'The living shop is unchanged.',
  ].join('\n')
}

async function restoreOverLiving({ db, storage, config, store, file, checked }: Restoring) {
  const { storeId, name, isDeleted } = store
  if (isDeleted)
    throw new ArchiveProblem('This shop was deleted: recover it first, or restore it beside.')
  // The archive is compared with the shop in tables of the session, which no node knows.
  if (await isDistributed(db))
    throw new ArchiveProblem(
      'This shop is on one of several nodes, where it cannot be restored over itself: without --over the archive becomes a shop beside it.',
    )
  const before = await archiveBefore({ db, storage, config, now }, storeId)
  const restored = await restoreOver({ db, storage, now }, { storeId, file, checked })
  return [
    `${name} is what it was at ${checked.format.takenAt}.`,
    `Products: ${restored.changed} changed back, ${restored.returned} returned, ${restored.archived} younger ones archived.`,
    `Orders placed since: ${restored.orders}, unchanged.`,
    `To undo it until ${before.expiresAt.toISOString().slice(0, 10)}: restore-store ${storeId} ${before.takenAt.toISOString()} --over`,
  ].join('\n')
}

const now = () => new Date()

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Also one that was deleted, while it can be recovered. */
async function requireStore(db: Database, shop: string) {
  const byName = or(eq(stores.storeDomain, shop), eq(stores.primaryDomain, shop))
  const [found] = await inPlatform(
    db,
    (tx) =>
      tx
        .select({
          storeId: stores.id,
          ownerId: storeMembers.userId,
          name: stores.name,
          deletedAt: stores.deletedAt,
        })
        .from(stores)
        .innerJoin(
          storeMembers,
          and(eq(storeMembers.storeId, stores.id), eq(storeMembers.role, 'owner')),
        )
        .where(uuid.test(shop) ? eq(stores.id, shop) : byName)
        .limit(1),
    { readOnly: true },
  )
  if (!found) throw new ArchiveProblem(`There is no shop with an owner at ${shop}.`)
  const { deletedAt, ...store } = found
  return { ...store, isDeleted: deletedAt !== null }
}

async function requireExport(db: Database, storeId: string, moment: Date): Promise<ExportRow> {
  const [found] = await inStore(
    db,
    storeId,
    (tx) =>
      tx
        .select()
        .from(storeExports)
        .where(
          and(
            eq(storeExports.storeId, storeId),
            eq(storeExports.status, 'ready'),
            lte(storeExports.takenAt, moment),
          ),
        )
        .orderBy(desc(storeExports.takenAt))
        .limit(1),
    { readOnly: true },
  )
  if (!found)
    throw new ArchiveProblem(`This shop has no archive from before ${moment.toISOString()}.`)
  return found
}
