import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { MediaStorage } from '../../../content/media/storage/media-storage.ts'
import type { CheckedArchive } from '../archive/check-archive.ts'
import { ask } from '../bring/ask.ts'
import { writeMedia } from '../bring/write-media.ts'
import { quoted, type StagedArchive } from './staged-archive.ts'

/**
 * Writes the files of an archive that are no longer there.
 * @param written gets their names, to be removed again if the rest fails
 */
export async function returnFiles(
  storage: MediaStorage,
  archived: { file: string; checked: CheckedArchive; storeId: string },
  written: string[],
): Promise<void> {
  await writeMedia(storage, {
    ...archived,
    async isWanted(name) {
      if (await isStored(storage, name)) return false
      written.push(name)
      return true
    },
  })
}

async function isStored(storage: MediaStorage, name: string): Promise<boolean> {
  const found = await storage.read(name)
  // Of a bucket, the answer has begun.
  await found?.body().cancel()
  return found !== undefined
}

/** Images that were uploaded since stay. */
export async function returnMedia(tx: StoreTransaction, staged: StagedArchive): Promise<void> {
  const columns = staged.columnsOf('media', [])
  await ask(
    tx,
    `INSERT INTO media (store_id, ${quoted(columns)}) SELECT $1, ${quoted(columns)}
     FROM archived_media ON CONFLICT DO NOTHING`,
    [tx.storeId],
  )
  await ask(
    tx,
    `UPDATE media m SET alt = s.alt FROM archived_media s
     WHERE m.store_id = $1 AND m.id = s.id AND m.alt <> s.alt`,
    [tx.storeId],
  )
}
