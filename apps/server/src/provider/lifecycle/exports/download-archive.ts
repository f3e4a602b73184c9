import { inStore } from '@vitrine/db/in-store.ts'
import { storeExports } from '@vitrine/db/schema/archives.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Services } from '../../../api/context.ts'
import type { MediaLibrary } from '../../../content/media/media-library.ts'
import { plainPage } from '../../../platform/http/plain-page.ts'
import { hashOfToken } from './request-export.ts'
import { type ExportRow, exportFile } from './export-row.ts'

interface Address {
  storeId: string
  exportId: string
  token: string
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Answers the address of an archive, which works for ten minutes and only while the shop exists. */
export async function downloadArchive(
  { db, media, now }: Pick<Services, 'db' | 'now'> & { media: MediaLibrary },
  address: Address,
): Promise<Response> {
  const isPossible = uuid.test(address.storeId) && uuid.test(address.exportId)
  const row = isPossible ? await findLinked({ db, now }, address) : undefined
  const file = row && (await media.storage.read(exportFile(row)))
  if (!row || !file) return await ended()
  const date = (row.takenAt ?? row.requestedAt).toISOString().slice(0, 10)
  return new Response(file.body(), {
    headers: {
      'content-type': 'application/gzip',
      'content-length': String(file.bytes),
      'content-disposition': `attachment; filename="shop-${date}.tar.gz"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  })
}

async function findLinked(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { storeId, exportId, token }: Address,
): Promise<ExportRow | undefined> {
  return await inStore(
    db,
    storeId,
    async (tx) => {
      const isThere = and(eq(stores.id, storeId), isNull(stores.deletedAt))
      if (!(await tx.$count(stores, isThere))) return undefined
      const [found] = await tx
        .select()
        .from(storeExports)
        .where(
          and(
            eq(storeExports.storeId, storeId),
            eq(storeExports.id, exportId),
            eq(storeExports.status, 'ready'),
            isNull(storeExports.cleanAt),
            eq(storeExports.linkHash, hashOfToken(token)),
            gt(storeExports.linkUntil, now()),
          ),
        )
      return found
    },
    { readOnly: true },
  )
}

async function ended() {
  const page = await plainPage(
    'This download has ended',
    'Its address works for 10 minutes. Open the settings of the shop and download it again.',
  )
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(String(page), { status: 404, headers })
}
