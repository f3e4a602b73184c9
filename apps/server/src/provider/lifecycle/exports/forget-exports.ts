import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { storeExports } from '@vitrine/db/schema/archives.ts'
import { and, eq, lt } from 'drizzle-orm'
import type { MediaLibrary } from '../../../content/media/media-library.ts'
import { exportFile } from './export-row.ts'

/** Removes expired archives: first the file, so that none is left without its row. */
export async function forgetExports({
  db,
  media,
  now,
}: {
  db: Database
  media: MediaLibrary
  now: () => Date
}): Promise<void> {
  const { storeId, id } = storeExports
  const expired = await inPlatform(
    db,
    (tx) => tx.select({ storeId, id }).from(storeExports).where(lt(storeExports.expiresAt, now())),
    { readOnly: true },
  )
  for (const each of expired) {
    await media.storage.remove(exportFile(each))
    await inStore(db, each.storeId, (tx) =>
      tx.delete(storeExports).where(and(eq(storeId, each.storeId), eq(id, each.id))),
    )
  }
}
