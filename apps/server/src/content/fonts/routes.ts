import { asciiSlugFrom } from '@vitrine/commerce/text/slug.ts'
import { maxFontBytes, type FontItem } from '@vitrine/contract/content/fonts.ts'
import { randomBytes } from 'node:crypto'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { ownerCalls } from '../../api/implement.ts'
import { readStore } from '../../api/store-work.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { MediaLibrary } from '../media/media-library.ts'
import { listFontRows, type StoredMedia } from '../media/queries.ts'
import { requireSpace, storeFiles } from '../media/store-image.ts'
import { splitFont } from './split-font.ts'

const calls = ownerCalls.fonts

export const fontsRoutes = (media: MediaLibrary) => ({
  upload: calls.upload.handler(async ({ context, input }) =>
    uploadFont({ ...context, media }, input.file),
  ),

  list: calls.list.handler(async ({ context }) => ({
    fonts: await readStore(context, async (tx) => (await listFontRows(tx)).map(toFontItem)),
  })),
})

async function uploadFont(
  context: RequestContext & OwnerContext & { media: MediaLibrary },
  file: File,
): Promise<FontItem> {
  const { storeId } = context.store
  if (file.size > maxFontBytes) throw new Refusal('font_too_large')
  await requireSpace(context, storeId)
  const bytes = Buffer.from(await file.arrayBuffer())
  const { name, weights, files } = await context.media.encoding(storeId, () => splitFont(bytes))
  const words = asciiSlugFrom(name, 'font').slice(0, 40).replace(/-$/, '')
  const scripts = files.map(({ letter }) => letter).join('')
  const base = `${words}-${randomBytes(5).toString('hex')}-${weights.join('x')}-${scripts}`
  const named = files.map(({ letter, bytes }) => ({ name: `${base}-${letter}.woff2`, bytes }))
  const stored = await storeFiles(context, storeId, named, {
    name,
    alt: '',
    // Fonts have none; the table wants more than nothing.
    width: 1,
    height: 1,
    url: `/media/${storeId}/${named[0]?.name}`,
    createdAt: context.now(),
  })
  return toFontItem(stored)
}

function toFontItem({ id, name, url, bytes, createdAt }: StoredMedia): FontItem {
  return { id, name, url, bytes, createdAt: createdAt.toISOString() }
}
