import type { MediaStorage } from '../../../content/media/storage/media-storage.ts'
import { mediaPattern } from '../archive/archive-format.ts'
import type { CheckedArchive } from '../archive/check-archive.ts'
import { readEntries, readWhole } from '../archive/read-entries.ts'

/** A bucket answers each write after a while; images in memory stay few. */
const atOnce = 8

interface Writing {
  file: string
  checked: CheckedArchive
  storeId: string
  /** Is called before a file is written, which is left out for false. */
  isWanted?: (name: string) => Promise<boolean>
}

/** Writes the images of an archive; after a failure none is still being written. */
export async function writeMedia(
  storage: MediaStorage,
  { file, checked, storeId, isWanted = async () => true }: Writing,
): Promise<void> {
  if (checked.mediaFiles === 0) return
  const writing = new Set<Promise<void>>()
  const start = (name: string, bytes: Buffer) => {
    const written = storage.write(name, bytes).then(() => {
      writing.delete(written)
    })
    // Noticed when it is awaited, which may be after it failed.
    written.catch(() => {})
    writing.add(written)
  }
  try {
    for await (const { name, body } of readEntries(file, checked.limits)) {
      const [, own] = mediaPattern.exec(name) ?? []
      if (own !== undefined && (await isWanted(`${storeId}/${own}`)))
        start(`${storeId}/${own}`, await readWhole(body))
      else body.resume()
      if (writing.size >= atOnce) await Promise.race(writing)
    }
    await Promise.all(writing)
  } finally {
    await Promise.allSettled(writing)
  }
}
