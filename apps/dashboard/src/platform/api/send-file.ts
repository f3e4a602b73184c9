import { noteAccess } from './access-changed.ts'
import { nameStore } from './store-of-window.ts'
import { refusedFrom } from './refused.ts'

export interface Sending {
  /** From 0 to 1; at 1 the server is processing. */
  onProgress: (sent: number) => void
  signal?: AbortSignal
}

/**
 * Uploads with XMLHttpRequest, since `fetch` reports no progress. Resolves on 201.
 * @throws {Refused} on an error response, and an Error when the connection breaks
 */
export function sendFile<Made>(path: string, body: FormData | File, sending: Sending) {
  return new Promise<Made>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api${path}`)
    nameStore(request)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      sending.onProgress(total ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      if (request.status === 201) resolve(request.response as Made)
      else reject(noteAccess(refusedFrom(request.response, { status: request.status })))
    })
    request.addEventListener('error', () => reject(new Error('The connection was lost.')))
    request.addEventListener('abort', () => reject(new Error('The upload was stopped.')))
    sending.signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
