import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { EncodedImage } from '../content/media/encoded-image.ts'
import { avif, smaller, webp } from '../content/media/encode-settings.ts'
import { packageFolder } from '../platform/package-folder.ts'

export interface FinishedImage {
  name: string
  finished: Buffer
}

/** Byte lengths by file name. */
type Stored = Omit<EncodedImage, 'files'> & { sizes: Record<string, number> }

const list = 'files.json'

// Raise the number when the same image and settings are encoded to other files.
const recipe = JSON.stringify([1, webp, avif, smaller])

/**
 * Returns an image's files from an earlier start of any server in this checkout, or makes them:
 * encoding all of a demo takes half a minute of a processor.
 */
export async function cacheImage(
  image: FinishedImage,
  make: (image: FinishedImage) => Promise<EncodedImage>,
  parent = path.join(packageFolder('@vitrine/demo'), '.cache'),
): Promise<EncodedImage> {
  const key = createHash('sha256').update(recipe).update(image.name).update(image.finished)
  const folder = path.join(parent, key.digest('hex'))
  const found = await read(folder).catch(() => undefined)
  if (found) return found
  const made = await make(image)
  // Where nothing can be written, the next start makes it again.
  await write(folder, made).catch(() => {})
  return made
}

/** A power cut may leave files without their bytes. */
async function read(folder: string): Promise<EncodedImage | undefined> {
  const { sizes, ...image } = JSON.parse(await readFile(path.join(folder, list), 'utf8')) as Stored
  const files = await Promise.all(
    Object.keys(sizes).map(async (name) => ({
      name,
      bytes: await readFile(path.join(folder, name)),
    })),
  )
  return files.every(({ name, bytes }) => bytes.length === sizes[name])
    ? { ...image, files }
    : undefined
}

/** Renamed when complete: no start ever reads a part of it. */
async function write(folder: string, { files, ...image }: EncodedImage) {
  const unfinished = `${folder}-${randomUUID()}`
  try {
    await mkdir(unfinished, { recursive: true })
    for (const { name, bytes } of files) await writeFile(path.join(unfinished, name), bytes)
    const sizes = Object.fromEntries(files.map(({ name, bytes }) => [name, bytes.length]))
    const stored: Stored = { ...image, sizes }
    await writeFile(path.join(unfinished, list), JSON.stringify(stored))
    await rm(folder, { recursive: true, force: true })
    await rename(unfinished, folder)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}
