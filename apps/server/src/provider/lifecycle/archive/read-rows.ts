import { ArchiveProblem } from './archive-format.ts'
import type { ArchiveTable } from './archive-tables.ts'
import { shown } from './read-entries.ts'

export type Row = Record<string, unknown>

export interface Rows {
  columns: string[]
  rows: Row[]
}

/**
 * Parses a part of a table. All rows have the same columns; one that this version does not know
 * means that a newer version wrote it.
 * @throws ArchiveProblem
 */
export function readRows(table: ArchiveTable, name: string, bytes: Buffer): Rows {
  const lines = bytes.toString('utf8').split('\n')
  if (lines.pop() !== '') throw new ArchiveProblem(`${shown(name)} ends in the middle of a row.`)
  const rows = lines.map((line, index) => parseRow(line, `${shown(name)}, line ${index + 1}`))
  const columns = Object.keys(rows[0] ?? {})
  const unknown = columns.find((column) => !table.columns.includes(column))
  if (unknown !== undefined)
    throw new ArchiveProblem(
      `${shown(name)} has the column ${shown(unknown)}, which this installation does not know.`,
    )
  const odd = rows.findIndex((row) => !hasColumns(row, columns))
  if (odd !== -1)
    throw new ArchiveProblem(`${shown(name)}, line ${odd + 1} has other columns than the first.`)
  return { columns, rows }
}

function hasColumns(row: Row, columns: string[]) {
  return Object.keys(row).length === columns.length && columns.every((column) => column in row)
}

function parseRow(line: string, where: string): Row {
  const row = parse(line)
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    throw new ArchiveProblem(`${where} is not a row.`)
  return row as Row
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
