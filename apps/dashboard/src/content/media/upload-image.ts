import type { MediaItem } from '@vitrine/contract/content/media.ts'
import { sendFile, type Sending } from '../../platform/api/send-file.ts'

interface Upload extends Sending {
  storeId: string
  file: File
}

export function uploadImage({ storeId, file, ...sending }: Upload) {
  const form = new FormData()
  form.append('storeId', storeId)
  form.append('file', file, file.name)
  return sendFile<MediaItem>('/media', form, sending)
}
