import { buffer } from 'node:stream/consumers'
import { stores } from '@vitrine/db/schema/stores.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { MediaStorage } from '../../content/media/storage/media-storage.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import type { MediaLibrary } from '../../content/media/media-library.ts'
import { readStore } from '../../api/store-work.ts'

/** Twice the printed size, for sharp print. */
const box = { width: 480, height: 160, fit: 'inside', withoutEnlargement: true } as const

const ownImage = /^\/media\/([a-z0-9][a-z0-9/-]*\.(?:webp|png|jpe?g))$/

type Context = RequestContext & OwnerContext & { media: MediaLibrary }

export async function findPaperLogo(context: Context): Promise<string | undefined> {
  const [row] = await readStore(context, (tx) =>
    tx.select({ logo: stores.logo }).from(stores).where(eq(stores.id, tx.storeId)),
  )
  return await paperLogo(context.media.storage, row?.logo ?? null)
}

/**
 * Reads the logo as a small PNG in a data: URL. Loads only from the media library, never from other
 * addresses; a missing or damaged logo is left out.
 */
async function paperLogo(storage: MediaStorage, logo: string | null): Promise<string | undefined> {
  const name = logo === null ? undefined : ownImage.exec(logo)?.[1]
  if (name === undefined) return undefined
  const file = await storage.read(name).catch(() => undefined)
  if (!file) return undefined
  const png = await sharp(await buffer(file.body()))
    .resize(box)
    .png()
    .toBuffer()
    .catch(() => undefined)
  return png && `data:image/png;base64,${png.toString('base64')}`
}
