import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract as createExtract } from 'tar-stream'
import { ArchiveProblem, checksumsFile, mediaPattern, partPattern } from './archive-format.ts'

export interface ArchiveEntry {
  name: string
  size: number
  /** Has to be read whole, before the next entry. */
  body: Readable
}

const megabyte = 1024 * 1024

export interface ReadLimits {
  /** Of all files, unpacked. */
  totalBytes: number
  files: number
}

const longest = { part: 64 * megabyte, media: 64 * megabyte, list: 256 * megabyte, other: megabyte }

/** Rows of pages repeat themselves; nothing real shrinks to less than this part. */
const maxRatio = 200
const ratioFrom = 64 * megabyte

/**
 * Streams the files of an archive in their order.
 * @throws ArchiveProblem for anything but plain files of known names, and beyond the limits
 */
export async function* readEntries(
  file: string,
  { totalBytes, files }: ReadLimits,
): AsyncGenerator<ArchiveEntry, void> {
  const packed = createReadStream(file)
  const extract = createExtract()
  let unpacked = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      unpacked += chunk.length
      next(isBomb() ? new ArchiveProblem(tooLarge) : null, chunk)
    },
  })
  const isBomb = () =>
    unpacked > totalBytes + 1024 * files ||
    (unpacked > ratioFrom && unpacked > packed.bytesRead * maxRatio)
  const reading = pipeline(packed, createGunzip(), counter, extract)
  reading.catch(() => {})
  let count = 0
  try {
    for await (const entry of extract) {
      const { name, type, size } = entry.header
      if (type !== 'file')
        throw new ArchiveProblem(`${shown(name)} is a ${type ?? 'special file'}, not a plain file.`)
      if (size > longestOf(name)) throw new ArchiveProblem(`${shown(name)} is too large.`)
      if ((count += 1) > files) throw new ArchiveProblem('The archive has too many files.')
      yield { name, size, body: entry as unknown as Readable }
    }
    await reading
  } finally {
    packed.destroy()
    extract.destroy()
  }
}

const tooLarge = 'The archive unpacks to far more than a shop can have.'
export const damaged = 'The file is damaged or is not an archive of a shop (.tar.gz).'

function longestOf(name: string): number {
  if (partPattern.test(name)) return longest.part
  if (mediaPattern.test(name)) return longest.media
  return name === checksumsFile ? longest.list : longest.other
}

/** A name as a sentence may show it. */
export const shown = (name: string) =>
  JSON.stringify(name.length > 120 ? `${name.slice(0, 120)}…` : name)

export async function readWhole(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
