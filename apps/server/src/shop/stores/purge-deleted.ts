import { deleteStore } from '@vitrine/db/delete-store.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import { asc, lt } from 'drizzle-orm'
import type { Services } from '../../api/context.ts'
import type { MediaLibrary } from '../../content/media/media-library.ts'
import { errorFields } from '../../platform/log.ts'
import { recoverableMs } from './restore-store.ts'

type Context = Pick<Services, 'db' | 'log'> & { media: MediaLibrary }

/**
 * Removes stores that can no longer be restored: their files, then their rows in every table. What
 * fails is tried again the next night, since the store's own row goes last.
 */
export async function purgeDeletedStores(context: Context, now: Date): Promise<void> {
  // The hour keeps off an owner who restores in the last minute.
  const before = new Date(now.getTime() - recoverableMs - 3_600_000)
  const due = await context.db.platform
    .select({ id: stores.id })
    .from(stores)
    .where(lt(stores.deletedAt, before))
    .orderBy(asc(stores.deletedAt))
  for (const { id } of due)
    await purge(context, id, before).catch((error: unknown) =>
      context.log.error('A deleted store could not be removed.', {
        store: id,
        ...errorFields(error),
      }),
    )
}

async function purge({ db, media, log }: Context, id: string, before: Date): Promise<void> {
  await media.storage.removeFolder(id)
  await inPlatform(db, (tx) => deleteStore(tx, id, before))
  log.info('A deleted store was removed.', { store: id })
}
