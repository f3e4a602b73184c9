import type { MediaItem } from '@vitrine/contract/media.ts'
import { refusedFrom } from '../api/refused.ts'

interface Upload {
  storeId: string
  file: File
  /** From 0 to 1; at 1 the server makes the picture's sizes. */
  onProgress: (sent: number) => void
  signal: AbortSignal
}

/** Sent by hand, since `fetch` does not tell how much of a body has left. */
export function uploadPicture({ storeId, file, onProgress, signal }: Upload): Promise<MediaItem> {
  const form = new FormData()
  form.append('storeId', storeId)
  form.append('file', file, file.name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/media')
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      if (request.status === 201) resolve(request.response as MediaItem)
      else reject(refusedFrom(request.response, { status: request.status }))
    })
    request.addEventListener('error', () => reject(new Error('The connection broke off.')))
    request.addEventListener('abort', () => reject(new Error('The upload was stopped.')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
