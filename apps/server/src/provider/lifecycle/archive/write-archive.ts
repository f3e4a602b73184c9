import { Readable } from 'node:stream'
import type { Database } from '@vitrine/db/database.ts'
import { inSnapshot, type Snapshot } from '@vitrine/db/in-snapshot.ts'
import { fileNamesOf } from '../../../content/media/media-item.ts'
import type { MediaStorage } from '../../../content/media/storage/media-storage.ts'
import {
  type ArchiveFormat,
  ArchiveProblem,
  formatFile,
  formatName,
  formatVersion,
  mediaName,
  mediaPattern,
  partBytes,
  partName,
  storeFile,
} from './archive-format.ts'
import { type ArchiveTable, archiveTables, storeColumns } from './archive-tables.ts'
import { type ArchiveWriter, packArchive } from './pack-archive.ts'

interface Writing {
  db: Database
  storage: MediaStorage
  now: () => Date
  /** Rejects when the archive is no longer needed. */
  check?: () => Promise<void>
}

/**
 * Writes everything of a store, as it is at one moment, into a new file. In memory are one part of a
 * table and the names of the files.
 * @returns the moment and the size
 * @throws ArchiveProblem when the store is gone
 */
export async function writeArchive(
  { db, storage, now, check = async () => {} }: Writing,
  storeId: string,
  file: string,
): Promise<{ takenAt: Date; bytes: number }> {
  const takenAt = now()
  const bytes = await packArchive(file, (archive) =>
    inSnapshot(db, storeId, async (snapshot) => {
      const store = await readStoreRow(snapshot)
      const format: ArchiveFormat = {
        format: formatName,
        version: formatVersion,
        takenAt: takenAt.toISOString(),
        store: { id: storeId, name: String(store['name']) },
      }
      await archive.add(formatFile, jsonOf(format))
      await archive.add(storeFile, jsonOf(store))
      for (const table of archiveTables) {
        await check()
        await addTable(archive, snapshot, table)
      }
      await addMedia({ archive, snapshot, storage, check }, storeId)
    }),
  )
  return { takenAt, bytes }
}

const jsonOf = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

async function readStoreRow(snapshot: Snapshot): Promise<Record<string, unknown>> {
  for await (const { row } of snapshot.rows<{ row: Record<string, unknown> }>(
    `SELECT to_json(t) AS row FROM (SELECT ${storeColumns.join(', ')} FROM stores
      WHERE deleted_at IS NULL) AS t`,
  ))
    return row
  throw new ArchiveProblem('The shop was deleted.')
}

async function addTable(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  { name, columns, order, size }: ArchiveTable,
) {
  let lines: string[] = []
  let bytes = 0
  let part = 0
  const flush = async () => {
    await archive.add(partName(name, (part += 1)), Buffer.from(lines.join('')))
    lines = []
    bytes = 0
  }
  const query = `SELECT to_json(t)::text AS line FROM (SELECT ${columns.map(quoted).join(', ')}
    FROM ${quoted(name)} ORDER BY ${order}) AS t`
  for await (const { line } of snapshot.rows<{ line: string }>(query, size)) {
    lines.push(`${line}\n`)
    bytes += line.length
    if (bytes >= partBytes) await flush()
  }
  if (lines.length) await flush()
}

const quoted = (name: string) => `"${name}"`

/** A file that was deleted since the moment of the snapshot is left out. */
async function addMedia(
  {
    archive,
    snapshot,
    storage,
    check,
  }: {
    archive: ArchiveWriter
    snapshot: Snapshot
    storage: MediaStorage
    check: () => Promise<void>
  },
  storeId: string,
) {
  for await (const { url } of snapshot.rows<{ url: string }>('SELECT url FROM media ORDER BY id')) {
    await check()
    for (const file of fileNamesOf(url)) {
      const name = mediaName(file)
      const found = mediaPattern.test(name) && (await storage.read(`${storeId}/${file}`))
      if (!found) continue
      const body = Readable.fromWeb(found.body() as Parameters<typeof Readable.fromWeb>[0])
      await archive.addStream(name, { bytes: found.bytes, body })
    }
  }
}
