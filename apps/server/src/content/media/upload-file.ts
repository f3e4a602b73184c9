import { maxFileBytes, type MediaItem } from '@vitrine/contract/content/media.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { open } from 'node:fs/promises'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { ReceivedFile } from '../../api/received-file.ts'
import { recordActivity } from '../../api/record-activity.ts'
import { Refusal } from '../../platform/refusal.ts'
import { mediaKindOf, playedExtension } from './file-kind.ts'
import { toMediaItem } from './media-item.ts'
import type { MediaLibrary } from './media-library.ts'
import { insertMedia, sumMediaBytes } from './queries.ts'
import { fileName, shownName, storeOrRefuse, removeFiles } from './store-image.ts'

type Context = RequestContext & OwnerContext & { media: MediaLibrary }

/** Stores a video, a recording or captions as it is, by what its bytes are. */
export async function uploadFile(context: Context, file: File): Promise<MediaItem> {
  const { db, media, store, act, now } = context
  const { storeId } = store
  if (file.size === 0) throw new Refusal('file_empty')
  const path = file instanceof ReceivedFile ? file.path : undefined
  const start = path ? await startOf(path) : Buffer.from(await file.slice(0, 64).arrayBuffer())
  const extension = playedExtension(start)
  if (!extension) throw new Refusal('not_a_recording')
  const kind = mediaKindOf(`.${extension}`)
  if (kind === 'image' || file.size > maxFileBytes[kind]) throw new Refusal('recording_too_large')
  const used = await inStore(db, storeId, sumMediaBytes, { readOnly: true })
  if (used + file.size > media.maxStoreBytes) throw new Refusal('media_limit_reached')
  const name = shownName(file.name, kind)
  const stored = `${fileName(name, kind)}.${extension}`
  const row = {
    name,
    alt: '',
    width: 0,
    height: 0,
    bytes: file.size,
    url: `/media/${storeId}/${stored}`,
    createdAt: now(),
  }
  await storeOrRefuse(context, async () =>
    path
      ? media.storage.writeFile(`${storeId}/${stored}`, path)
      : media.storage.write(`${storeId}/${stored}`, Buffer.from(await file.arrayBuffer())),
  )
  try {
    return await inStore(db, storeId, async (tx) => {
      const item = toMediaItem(await insertMedia(tx, row))
      if (act) await recordActivity(tx, act, item)
      return item
    })
  } catch (error) {
    await removeFiles(context, storeId, [stored])
    throw error
  }
}

async function startOf(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
