import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { playedExtension, playedTypes } from '../../../content/media/file-kind.ts'
import { imageKind } from '../../../content/media/image-kind.ts'
import {
  type ArchiveFormat,
  ArchiveProblem,
  checksumsFile,
  formatFile,
  formatName,
  formatSchema,
  formatVersion,
  mediaPattern,
  partPattern,
  storeFile,
} from './archive-format.ts'
import { archiveTables } from './archive-tables.ts'
import { damaged, type ReadLimits, readEntries, readWhole, shown } from './read-entries.ts'
import { readRows } from './read-rows.ts'
import { parse, readStoreFacts, type StoreFacts } from './store-facts.ts'

export interface CheckedArchive {
  format: ArchiveFormat
  store: StoreFacts
  /** Rows by the name of their table. */
  counts: Record<string, number>
  mediaFiles: number
  limits: ReadLimits
}

/**
 * Reads an archive once, without writing anything.
 * @throws ArchiveProblem with a sentence for the person who brought it
 */
export async function checkArchive(file: string, limits: ReadLimits): Promise<CheckedArchive> {
  try {
    return await readOnce(file, limits)
  } catch (error) {
    // A file that cannot be read is our fault; one that cannot be unpacked is not.
    const isOurs = error instanceof ArchiveProblem || 'syscall' in (error as object)
    throw isOurs ? error : new ArchiveProblem(damaged, { cause: error })
  }
}

async function readOnce(file: string, limits: ReadLimits): Promise<CheckedArchive> {
  const hashes = new Map<string, string>()
  const counts: Record<string, number> = {}
  let format: ArchiveFormat | undefined
  let store: StoreFacts | undefined
  let list: string | undefined
  let mediaFiles = 0
  const order = { table: -1, part: 0 }
  for await (const { name, size, body } of readEntries(file, limits)) {
    if (list !== undefined) throw new ArchiveProblem(`${shown(name)} follows the checksums.`)
    if (hashes.has(name)) throw new ArchiveProblem(`${shown(name)} is there twice.`)
    if (!format && name !== formatFile) throw new ArchiveProblem(noArchive)
    if (name === checksumsFile) {
      list = (await readWhole(body)).toString('utf8')
      continue
    }
    const media = mediaPattern.test(name)
    if (media) {
      hashes.set(name, await hashImage(name, body))
      mediaFiles += 1
      continue
    }
    if (size > limits.totalBytes) throw new ArchiveProblem(`${shown(name)} is too large.`)
    const bytes = await readWhole(body)
    hashes.set(name, hashOf(bytes))
    if (name === formatFile) format = readFormat(bytes)
    else if (name === storeFile) store = readStoreFacts(bytes)
    else countRows(name, bytes, { counts, order })
  }
  if (!format) throw new ArchiveProblem(noArchive)
  if (list === undefined)
    throw new ArchiveProblem(`The archive is incomplete: ${checksumsFile} is missing.`)
  compare(list, hashes)
  if (!store) throw new ArchiveProblem(`The archive is incomplete: ${storeFile} is missing.`)
  return { format, store, counts, mediaFiles, limits }
}

const noArchive = 'The file is not an archive of a shop: it does not begin with format.json.'

export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

function readFormat(bytes: Buffer): ArchiveFormat {
  const content = parse(bytes) as Partial<ArchiveFormat> | undefined
  if (content?.format !== formatName) throw new ArchiveProblem(noArchive)
  if (Number(content.version) > formatVersion)
    throw new ArchiveProblem(
      `The archive has version ${Number(content.version)} of the format, and this installation knows version ${formatVersion}. It has to be updated before it can bring this shop.`,
    )
  const { data } = formatSchema.safeParse(content)
  if (!data) throw new ArchiveProblem(`${formatFile} is not usable.`)
  return data
}

interface Counting {
  counts: Record<string, number>
  order: { table: number; part: number }
}

/** Tables come in the order of the format, and their parts in theirs. */
function countRows(name: string, bytes: Buffer, { counts, order }: Counting) {
  const [, tableName = '', part] = partPattern.exec(name) ?? []
  const index = archiveTables.findIndex((table) => table.name === tableName)
  const table = archiveTables[index]
  if (!table) throw new ArchiveProblem(`${shown(name)} does not belong into an archive of a shop.`)
  const expected = index === order.table ? order.part + 1 : 1
  if (index < order.table || Number(part) !== expected)
    throw new ArchiveProblem(`${shown(name)} is not in its place.`)
  Object.assign(order, { table: index, part: expected })
  counts[tableName] = (counts[tableName] ?? 0) + readRows(table, name, bytes).rows.length
}

async function hashImage(name: string, body: Readable): Promise<string> {
  const hash = createHash('sha256')
  let start = Buffer.alloc(0)
  for await (const chunk of body as AsyncIterable<Buffer>) {
    hash.update(chunk)
    if (start.length < 64) start = Buffer.concat([start, chunk.subarray(0, 64)])
  }
  const extension = name.slice(name.lastIndexOf('.') + 1)
  if (Object.hasOwn(playedTypes, extension)) {
    if (playedExtension(start) !== extension)
      throw new ArchiveProblem(`${shown(name)} is not what its name says.`)
  } else if (extension === 'woff2') {
    if (start.toString('latin1', 0, 4) !== 'wOF2')
      throw new ArchiveProblem(`${shown(name)} is not a font.`)
  } else if (!imageKind(start)) {
    throw new ArchiveProblem(`${shown(name)} is not an image.`)
  }
  return hash.digest('hex')
}

function compare(list: string, hashes: Map<string, string>) {
  const listed = new Map<string, string>()
  for (const line of list.split('\n')) {
    const [, hash, name] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
    if (hash !== undefined && name !== undefined) listed.set(name, hash)
    else if (line !== '') throw new ArchiveProblem(`${checksumsFile} is damaged.`)
  }
  for (const [name, hash] of listed) {
    const own = hashes.get(name)
    if (own === undefined)
      throw new ArchiveProblem(`The archive is incomplete: ${shown(name)} is missing.`)
    if (own !== hash)
      throw new ArchiveProblem(`${shown(name)} is damaged: it does not fit its checksum.`)
  }
  for (const name of hashes.keys())
    if (!listed.has(name))
      throw new ArchiveProblem(`${shown(name)} is not in the list of ${checksumsFile}.`)
}
