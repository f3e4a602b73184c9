import type { ProductImport } from '@vitrine/contract/catalogue/product-import.ts'
import { sendFile, type Sending } from '../../platform/api/send-file.ts'

interface Upload extends Sending {
  storeId: string
  file: File
}

/** Sends the raw file; the operating system's media type is unreliable. */
export function uploadFile({ storeId, file, ...sending }: Upload) {
  const query = new URLSearchParams({ storeId, name: file.name.slice(0, 150) })
  const csv = new File([file], file.name, { type: 'text/csv' })
  return sendFile<ProductImport>(`/imports?${query.toString()}`, csv, sending)
}
