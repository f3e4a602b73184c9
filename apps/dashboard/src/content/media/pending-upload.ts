export interface PendingUpload {
  key: string
  file: File
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** From 0 to 1; at 1 the server is resizing. */
  sent: number
  problem?: string | undefined
}

let count = 0

export function newUploads(files: readonly File[]): PendingUpload[] {
  return files.map((file) => {
    count += 1
    return { key: `upload-${count}`, file, state: 'waiting', sent: 0 }
  })
}
