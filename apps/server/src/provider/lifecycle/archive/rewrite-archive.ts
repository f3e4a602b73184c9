import { rename, rm } from 'node:fs/promises'
import type { ErasedPeople } from '../../../sales/personal-data/erased-people.ts'
import { checksumsFile, partName, partPattern } from './archive-format.ts'
import { archiveTables } from './archive-tables.ts'
import { RowEraser } from './erase-rows.ts'
import { type ArchiveWriter, packArchive } from './pack-archive.ts'
import { type ArchiveEntry, type ReadLimits, readEntries, readWhole } from './read-entries.ts'
import { readRows } from './read-rows.ts'

/**
 * Replaces a checked archive by one without the erased people; everything else stays as it is.
 * @returns its size
 */
export async function rewriteArchive(
  file: string,
  { erased, limits }: { erased: ErasedPeople; limits: ReadLimits },
): Promise<number> {
  const clean = `${file}.clean`
  try {
    const bytes = await packArchive(clean, async (archive) => {
      const eraser = new RowEraser(erased)
      const parts = new Map<string, number>()
      for await (const entry of readEntries(file, limits))
        await copyEntry(archive, entry, { eraser, parts })
    })
    await rename(clean, file)
    return bytes
  } finally {
    await rm(clean, { force: true })
  }
}

interface Copying {
  eraser: RowEraser
  /** How many a table has so far: one that became empty is left out. */
  parts: Map<string, number>
}

async function copyEntry(
  archive: ArchiveWriter,
  { name, size, body }: ArchiveEntry,
  { eraser, parts }: Copying,
) {
  const table = archiveTables.find((each) => each.name === partPattern.exec(name)?.[1])
  if (name === checksumsFile) return void body.resume()
  if (!table || !RowEraser.reaches(table.name))
    return await archive.addStream(name, { bytes: size, body })
  const { rows } = readRows(table, name, await readWhole(body))
  const left = eraser.erase(table.name, rows)
  if (!left.length) return
  const part = (parts.get(table.name) ?? 0) + 1
  parts.set(table.name, part)
  const lines = left.map((row) => `${JSON.stringify(row)}\n`)
  await archive.add(partName(table.name, part), Buffer.from(lines.join('')))
}
