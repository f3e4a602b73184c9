import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { MediaStorage } from '../../../content/media/storage/media-storage.ts'
import { mediaPattern } from '../archive/archive-format.ts'
import type { CheckedArchive } from '../archive/check-archive.ts'
import { readEntries, readWhole } from '../archive/read-entries.ts'
import { ask } from '../bring/ask.ts'
import { quoted, type StagedArchive } from './staged-archive.ts'

/**
 * Writes the files of an archive that are no longer there.
 * @param written gets their names, to be removed again if the rest fails
 */
export async function returnFiles(
  storage: MediaStorage,
  { file, checked, storeId }: { file: string; checked: CheckedArchive; storeId: string },
  written: string[],
): Promise<void> {
  if (checked.mediaFiles === 0) return
  for await (const { name, body } of readEntries(file, checked.limits)) {
    const [, own] = mediaPattern.exec(name) ?? []
    if (own === undefined || (await isStored(storage, `${storeId}/${own}`))) {
      body.resume()
      continue
    }
    const bytes = await readWhole(body)
    written.push(`${storeId}/${own}`)
    await storage.write(`${storeId}/${own}`, bytes)
  }
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
