import { asciiSlugFrom } from '@vitrine/commerce/slug.ts'
import { maxPictureBytes, type MediaItem } from '@vitrine/contract/media.ts'
import { randomBytes } from 'node:crypto'
import type { OwnerContext, RequestContext } from '../platform/api/context.ts'
import { Refusal } from '../platform/api/refusal.ts'
import { changeStore, readStore } from '../platform/api/store-work.ts'
import { errorFields } from '../platform/log.ts'
import { bytesOf, type EncodedPicture } from './encoded-picture.ts'
import { toMediaItem } from './media-item.ts'
import { insertMedia, sumMediaBytes } from './queries.ts'
import { StorageFull } from './storage/media-storage.ts'

type Uploading = RequestContext & OwnerContext
type Files = EncodedPicture['files']

/** The files first, then the row: nobody is shown a picture that is not whole. */
export async function uploadPicture(
  context: Uploading,
  { file, alt = '' }: { file: File; alt?: string | undefined },
): Promise<MediaItem> {
  const { media, store } = context
  if (file.size > maxPictureBytes) throw new Refusal('picture_too_large')
  await requireRoom(context)
  const name = nameOf(file)
  const bytes = Buffer.from(await file.arrayBuffer())
  // What decodes pictures takes memory, and most processes never see one.
  const { encodePicture } = await import('./encode-picture.ts')
  const { files, largest, width, height } = await media.encoding(store.storeId, () =>
    encodePicture(bytes, fileName(name)),
  )
  const row = { name, alt, width, height, bytes: bytesOf(files), createdAt: context.now() }
  const url = `/media/${store.storeId}/${largest}`
  return await keepOrForget(context, files, async () =>
    toMediaItem(await changeStore(context, (tx) => insertMedia(tx, { ...row, url }))),
  )
}

async function requireRoom(context: Uploading) {
  const used = await readStore(context, sumMediaBytes)
  if (used >= context.media.maxStoreBytes) throw new Refusal('media_limit_reached')
}

/** Without the row, the files go again. */
async function keepOrForget<Result>(
  context: Uploading,
  files: Files,
  addRow: () => Promise<Result>,
): Promise<Result> {
  try {
    await writeAll(context, files)
    return await addRow()
  } catch (error) {
    await removeFiles(
      context,
      files.map(({ name }) => name),
    )
    throw error
  }
}

async function writeAll({ media, store, log }: Uploading, files: Files) {
  try {
    for (const { name, bytes } of files)
      await media.storage.write(`${store.storeId}/${name}`, bytes)
  } catch (error) {
    log.error('A picture could not be kept.', errorFields(error))
    throw new Refusal(error instanceof StorageFull ? 'media_full' : 'media_unavailable')
  }
}

/** A file that stays behind costs room and nothing else, so the owner is not told. */
export async function removeFiles({ media, store, log }: Uploading, names: readonly string[]) {
  const removed = await Promise.allSettled(
    names.map((name) => media.storage.remove(`${store.storeId}/${name}`)),
  )
  const failed = removed.find((each) => each.status === 'rejected')
  if (failed) log.warn('Files of a picture stayed behind.', errorFields(failed.reason))
}

/** What the owner calls the file, as far as it can be kept and shown. */
function nameOf({ name }: File) {
  const shown = name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
  return shown.slice(0, 150).toWellFormed() || 'picture'
}

/** Two files of one name are two pictures. */
function fileName(name: string) {
  const words = asciiSlugFrom(name.replace(/\.\w+$/, ''), 'picture')
    .slice(0, 40)
    .replace(/-$/, '')
  return `${words}-${randomBytes(5).toString('hex')}`
}
