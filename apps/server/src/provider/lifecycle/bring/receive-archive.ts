import type { BroughtShop } from '@vitrine/contract/provider/archives.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { storeImports } from '@vitrine/db/schema/archives.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { RequestContext, SelfContext } from '../../../api/context.ts'
import { ReceivedFile } from '../../../api/received-file.ts'
import type { MediaLibrary } from '../../../content/media/media-library.ts'
import { invalidInput, Refusal } from '../../../platform/refusal.ts'
import { requireFewStores } from '../../../shop/stores/create-store.ts'
import { ArchiveProblem } from '../archive/archive-format.ts'
import { archiveLimits } from '../archive/archive-limits.ts'
import { checkArchive } from '../archive/check-archive.ts'

type Context = RequestContext & SelfContext & { media: MediaLibrary }
export type ImportRow = typeof storeImports.$inferSelect

/** Where an archive waits until its shop is made. */
export const importFile = ({ id }: Pick<ImportRow, 'id'>) => `imports/${id}.tar.gz`

/** Checks an uploaded archive whole, and leaves making the shop to the background. */
export async function receiveArchive(context: Context, file: File): Promise<BroughtShop> {
  const { db, config, media, now, userId } = context
  if (!(file instanceof ReceivedFile)) throw new Refusal('invalid_input')
  await inPlatform(db, async (tx) => {
    await requireFewStores(tx, context)
    if (await isBringing(tx, userId)) throw new Refusal('archive_in_progress')
  })
  await checkArchive(file.path, archiveLimits(config)).catch((error: unknown) => {
    throw error instanceof ArchiveProblem ? invalidInput('file', error.message) : error
  })
  const row = {
    id: newId(),
    userId,
    newStoreId: newId(),
    fileName: file.name
      .toWellFormed()
      .replaceAll(/\p{Cc}/gu, '')
      .slice(0, 200)
      .toWellFormed(),
    bytes: file.size,
    tryAt: now(),
    createdAt: now(),
  }
  await media.storage.writeFile(importFile(row), file.path)
  const [made] = await db.platform
    .insert(storeImports)
    .values(row)
    .onConflictDoNothing()
    .returning()
  if (made) return importView(made)
  await media.storage.remove(importFile(row))
  throw new Refusal('archive_in_progress')
}

async function isBringing(tx: PlatformTransaction, userId: string) {
  const waiting = and(eq(storeImports.userId, userId), eq(storeImports.status, 'waiting'))
  return (await tx.$count(storeImports, waiting)) > 0
}

export async function listBrought({ db, userId }: RequestContext & SelfContext) {
  const rows = await db.platform
    .select()
    .from(storeImports)
    .where(eq(storeImports.userId, userId))
    .orderBy(desc(storeImports.createdAt))
    .limit(10)
  return rows.map(importView)
}

function importView(row: ImportRow): BroughtShop {
  const { id, fileName, bytes, status, problem, createdAt, newStoreId } = row
  return {
    id,
    fileName,
    bytes,
    status,
    problem,
    createdAt: createdAt.toISOString(),
    storeId: status === 'done' ? newStoreId : null,
  }
}
