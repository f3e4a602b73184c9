import type { ProductImport } from '@vitrine/contract/product-import.ts'
import { refusedFrom } from '../api/refused.ts'

interface Upload {
  storeId: string
  file: File
  /** From 0 to 1; at 1 the server takes the file apart. */
  onProgress: (sent: number) => void
}

/** Sent from the disk as it is, and by hand, since `fetch` does not tell how much has left. */
export function uploadFile({ storeId, file, onProgress }: Upload): Promise<ProductImport> {
  const query = new URLSearchParams({ storeId, name: file.name.slice(0, 150) })
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/imports?${query.toString()}`)
    request.setRequestHeader('content-type', 'text/csv')
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      if (request.status === 201) resolve(request.response as ProductImport)
      else reject(refusedFrom(request.response, { status: request.status }))
    })
    request.addEventListener('error', () => reject(new Error('The connection broke off.')))
    request.send(file)
  })
}
