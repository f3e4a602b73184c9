import { asciiSlugFrom } from '@vitrine/commerce/text/slug.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { randomBytes } from 'node:crypto'
import type { OwnerAct, Services } from '../../api/context.ts'
import { recordActivity } from '../../api/record-activity.ts'
import type { MediaLibrary } from './media-library.ts'
import { Refusal } from '../../platform/refusal.ts'
import { errorFields } from '../../platform/log.ts'
import { bytesOf, type EncodedImage } from './encoded-image.ts'
import { insertMedia, type NewMedia, type StoredMedia, sumMediaBytes } from './queries.ts'
import { StorageFull } from './storage/media-storage.ts'

export type StoringServices = Pick<Services, 'db' | 'log' | 'now'> & {
  media: MediaLibrary
  /** Undefined where no owner uploaded it by hand. */
  act?: OwnerAct
}
type Files = EncodedImage['files']

interface NewImage {
  bytes: Buffer
  name: string
  alt?: string | undefined
  sourceUrl?: string
}

export async function requireSpace({ db, media }: StoringServices, storeId: string): Promise<void> {
  const used = await inStore(db, storeId, sumMediaBytes, { readOnly: true })
  if (used >= media.maxStoreBytes) throw new Refusal('media_limit_reached')
}

/** Writes the files before the row, so that an image is complete once it is listed. */
export async function storeImage(
  services: StoringServices,
  storeId: string,
  { bytes, name: given, alt = '', sourceUrl }: NewImage,
): Promise<StoredMedia> {
  const name = shownName(given, 'picture')
  // Imported on demand: the decoder takes memory, and most processes never need it.
  const { encodeImage } = await import('./encode-image.ts')
  const { files, largest, width, height } = await services.media.encoding(storeId, () =>
    encodeImage(bytes, fileName(name, 'picture')),
  )
  return await storeFiles(services, storeId, files, {
    name,
    alt,
    width,
    height,
    url: `/media/${storeId}/${largest}`,
    sourceUrl: sourceUrl ?? null,
    createdAt: services.now(),
  })
}

/** Writes files and the row that they belong to, or nothing. */
export async function storeFiles(
  services: StoringServices,
  storeId: string,
  files: Files,
  row: Omit<NewMedia, 'bytes'>,
): Promise<StoredMedia> {
  return await writeOrDelete(services, storeId, files, () =>
    inStore(services.db, storeId, async (tx) => {
      const stored = await insertMedia(tx, { ...row, bytes: bytesOf(files) })
      if (services.act) await recordActivity(tx, services.act, stored)
      return stored
    }),
  )
}

async function writeOrDelete<Result>(
  services: StoringServices,
  storeId: string,
  files: Files,
  addRow: () => Promise<Result>,
): Promise<Result> {
  try {
    await writeAll(services, storeId, files)
    return await addRow()
  } catch (error) {
    await removeFiles(
      services,
      storeId,
      files.map(({ name }) => name),
    )
    throw error
  }
}

async function writeAll(services: StoringServices, storeId: string, files: Files) {
  await storeOrRefuse(services, async () => {
    for (const { name, bytes } of files)
      await services.media.storage.write(`${storeId}/${name}`, bytes)
  })
}

export async function storeOrRefuse(
  { log }: Pick<StoringServices, 'log'>,
  write: () => Promise<void>,
) {
  try {
    await write()
  } catch (error) {
    log.error('A file of media could not be stored.', errorFields(error))
    throw new Refusal(error instanceof StorageFull ? 'media_full' : 'media_unavailable')
  }
}

/** A file that is left behind costs only space, so the owner gets no error. */
export async function removeFiles(
  { media, log }: Pick<StoringServices, 'media' | 'log'>,
  storeId: string,
  names: readonly string[],
) {
  const removed = await Promise.allSettled(
    names.map((name) => media.storage.remove(`${storeId}/${name}`)),
  )
  const failed = removed.find((each) => each.status === 'rejected')
  if (failed) log.warn('Files of an image could not be deleted.', errorFields(failed.reason))
}

export function shownName(name: string, unnamed: string) {
  const shown = name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
  return shown.slice(0, 150).toWellFormed() || unnamed
}

/** Adds random characters, so that files of the same name do not collide. */
export function fileName(name: string, unnamed: string) {
  const words = asciiSlugFrom(name.replace(/\.\w+$/, ''), unnamed)
    .slice(0, 40)
    .replace(/-$/, '')
  return `${words}-${randomBytes(5).toString('hex')}`
}
