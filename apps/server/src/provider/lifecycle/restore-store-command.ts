import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { storeExports } from '@vitrine/db/schema/archives.ts'
import { storeMembers, stores } from '@vitrine/db/schema/stores.ts'
import { and, desc, eq, lte, or } from 'drizzle-orm'
import { createMediaLibrary } from '../../content/media/media-library.ts'
import type { Config } from '../../platform/config.ts'
import { originOf } from '../../platform/origins.ts'
import { newWorkFile } from '../../platform/work-files.ts'
import { ArchiveProblem } from './archive/archive-format.ts'
import { archiveLimits } from './archive/archive-limits.ts'
import { checkArchive } from './archive/check-archive.ts'
import { bringStore } from './bring/bring-store.ts'
import { eraseAgain } from './bring/erase-again.ts'
import { exportFile } from './exports/export-row.ts'

const usage =
  'Name a shop and a moment: restore-store tea.example.com 2026-11-24T03:00Z. Without a moment the latest archive is restored.'

/**
 * `restore-store <host or id> [moment]`: restores a shop as it was, as a new, closed shop of the same
 * owner beside the living one.
 * @returns what to say at the end
 * @throws ArchiveProblem with a sentence for the operator
 */
export async function restoreStore(
  db: Database,
  [shop, at]: string[],
  config: Config,
): Promise<string> {
  const moment = at === undefined ? new Date() : new Date(at)
  if (shop === undefined || Number.isNaN(moment.getTime())) throw new ArchiveProblem(usage)
  const { storeId, ownerId } = await requireStore(db, shop)
  const taken = await requireExport(db, storeId, moment)
  const { storage } = createMediaLibrary(config)
  const file = await newWorkFile(config)
  try {
    const stored = await storage.read(exportFile(taken))
    if (!stored) throw new ArchiveProblem('The file of this archive is gone from the storage.')
    const body = Readable.fromWeb(stored.body() as Parameters<typeof Readable.fromWeb>[0])
    await pipeline(body, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    const read = await checkArchive(file, archiveLimits(config))
    const checked = await eraseAgain(db, { file, checked: read, userId: ownerId })
    const facts = { file, checked, storeId: newId(), ownerId }
    const { name, storeDomain } = await bringStore({ db, storage, config, now }, facts)
    return [
      `${name} as of ${taken.takenAt!.toISOString()} is at ${originOf(storeDomain, config)}, closed until its owner opens it.`,
      'The living shop is unchanged.',
    ].join('\n')
  } finally {
    await rm(file, { force: true })
  }
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
        .select({ storeId: stores.id, ownerId: storeMembers.userId })
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
  return found
}

async function requireExport(db: Database, storeId: string, moment: Date) {
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
