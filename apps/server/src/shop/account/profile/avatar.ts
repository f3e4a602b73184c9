import { maxImageBytes } from '@vitrine/contract/content/media.ts'
import type { Profile } from '@vitrine/contract/account/profile.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { RequestContext, SelfContext } from '../../../api/context.ts'
import type { MediaLibrary } from '../../../content/media/media-library.ts'
import { StorageFull } from '../../../content/media/storage/media-storage.ts'
import { errorFields } from '../../../platform/log.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { getProfile } from './profile.ts'

type Context = RequestContext & SelfContext & { media: MediaLibrary }

/** Keeps the smallest size that the media pipeline makes, and removes the previous image. */
export async function uploadAvatar(context: Context, file: File): Promise<Profile> {
  const { media, userId } = context
  if (file.size > maxImageBytes) throw new Refusal('picture_too_large')
  const bytes = Buffer.from(await file.arrayBuffer())
  // Imported on demand: the decoder takes memory, and most processes never need it.
  const { encodeImage } = await import('../../../content/media/encode-image.ts')
  const name = `avatar-${randomBytes(8).toString('hex')}`
  const { files } = await media.encoding(userId, () => encodeImage(bytes, name))
  const smallest = files.findLast((each) => each.name.endsWith('.webp'))!
  const key = `avatars/${userId}/${smallest.name}`
  await write(context, key, smallest.bytes)
  return await replace(context, `/media/${key}`)
}

export async function removeAvatar(context: Context): Promise<Profile> {
  return await replace(context, null)
}

async function write({ media, log }: Context, key: string, bytes: Buffer) {
  try {
    await media.storage.write(key, bytes)
  } catch (error) {
    log.error('An avatar could not be stored.', errorFields(error))
    throw new Refusal(error instanceof StorageFull ? 'media_full' : 'media_unavailable')
  }
}

async function replace(context: Context, image: string | null): Promise<Profile> {
  const { db, userId, now, media, log } = context
  const { avatar: previous } = await getProfile(context)
  await db.platform.update(users).set({ image, updatedAt: now() }).where(eq(users.id, userId))
  // A file that is left behind costs only space, so the owner gets no error.
  if (previous)
    await media.storage
      .remove(previous.replace(/^\/media\//, ''))
      .catch((error: unknown) => log.warn('An avatar could not be deleted.', errorFields(error)))
  return await getProfile(context)
}
