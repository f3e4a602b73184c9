import { maxImageBytes, type MediaItem } from '@vitrine/contract/content/media.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { storeImage, requireSpace } from './store-image.ts'
import type { MediaLibrary } from './media-library.ts'
import { toMediaItem } from './media-item.ts'

export async function uploadImage(
  context: RequestContext & OwnerContext & { media: MediaLibrary },
  { file, alt }: { file: File; alt?: string | undefined },
): Promise<MediaItem> {
  const { storeId } = context.store
  if (file.size > maxImageBytes) throw new Refusal('picture_too_large')
  await requireSpace(context, storeId)
  const bytes = Buffer.from(await file.arrayBuffer())
  return toMediaItem(await storeImage(context, storeId, { bytes, name: file.name, alt }))
}
