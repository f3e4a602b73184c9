import { rm } from 'node:fs/promises'
import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { storeExports } from '@vitrine/db/schema/archives.ts'
import type { MediaStorage } from '../../../content/media/storage/media-storage.ts'
import { isFull } from '../archive/is-full.ts'
import type { Config } from '../../../platform/config.ts'
import { newWorkFile } from '../../../platform/work-files.ts'
import { ArchiveProblem } from '../archive/archive-format.ts'
import { writeArchive } from '../archive/write-archive.ts'
import { exportFile } from '../exports/export-row.ts'

const storedMs = 30 * 24 * 3_600_000

interface Archiving {
  db: Database
  storage: MediaStorage
  config: Pick<Config, 'dataDir'>
  now: () => Date
}

/**
 * Archives a shop as it is, before another state takes its place.
 * @throws ArchiveProblem
 */
export async function archiveBefore(
  { db, storage, config, now }: Archiving,
  storeId: string,
): Promise<{ takenAt: Date; expiresAt: Date }> {
  const file = await newWorkFile(config)
  const id = newId()
  const name = exportFile({ storeId, id })
  try {
    const taken = await writeArchive({ db, storage, now }, storeId, file)
    await storage.writeFile(name, file)
    const at = now()
    const expiresAt = new Date(at.getTime() + storedMs)
    await inStore(db, storeId, (tx) =>
      tx.insert(storeExports).values({
        storeId,
        id,
        kind: 'before_restore',
        status: 'ready',
        requestedAt: at,
        tryAt: at,
        finishedAt: at,
        expiresAt,
        ...taken,
      }),
    )
    return { takenAt: taken.takenAt, expiresAt }
  } catch (error) {
    await storage.remove(name)
    throw isFull(error)
      ? new ArchiveProblem(
          'There is no space left to archive the shop as it is. Nothing was restored.',
        )
      : error
  } finally {
    await rm(file, { force: true })
  }
}
