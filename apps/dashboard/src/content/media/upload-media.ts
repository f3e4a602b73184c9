import { maxFileBytes, type MediaItem, type MediaKind } from '@vitrine/contract/content/media.ts'
import { formatBytes } from '@vitrine/commerce/text/format-bytes.ts'
import { sendFile, type Sending } from '../../platform/api/send-file.ts'
import { uploadImage } from './upload-image.ts'

interface Upload extends Sending {
  storeId: string
  file: File
  kind: MediaKind
}

const names = { video: 'Videos', audio: 'Recordings', captions: 'Captions' }

/** Refuses a file that is too large before any of it is sent. */
export async function uploadMedia({ kind, ...upload }: Upload): Promise<MediaItem> {
  if (kind === 'image') return await uploadImage(upload)
  const { storeId, file, ...sending } = upload
  const max = maxFileBytes[kind]
  if (file.size > max)
    throw new Error(
      `${names[kind]} can have up to ${formatBytes(max)}; this file has ${formatBytes(file.size)}.`,
    )
  const query = new URLSearchParams({ storeId, name: file.name })
  return await sendFile<MediaItem>(`/media/files?${query.toString()}`, file, sending)
}
