import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  archiveTables,
  leftOutTables,
  storeColumns,
} from '../apps/server/src/provider/lifecycle/archive/archive-tables.ts'

export const exportFormatFile = path.resolve(import.meta.dirname, '../docs/export-format.md')

const heading = '## Tables'

/** The written part of the page, followed by the part that the code determines. */
export function exportFormat(page: string): string {
  const [written = ''] = page.split(heading)
  return [
    `${written.trimEnd()}\n`,
    `${heading}\n`,
    `Made by \`npm run export-format\`. \`store.json\` has ${listOf(storeColumns)}.\n`,
    '| Table | Columns |',
    '| --- | --- |',
    ...archiveTables.map(({ name, columns }) => `| \`${name}\` | ${listOf(columns)} |`),
    '',
    '## Left out',
    '',
    '| Table | Why |',
    '| --- | --- |',
    ...Object.entries(leftOutTables).map(([name, reason]) => `| \`${name}\` | ${reason} |`),
    '',
  ].join('\n')
}

const listOf = (columns: readonly string[]) => columns.map((column) => `\`${column}\``).join(', ')

if (import.meta.main)
  writeFileSync(exportFormatFile, exportFormat(readFileSync(exportFormatFile, 'utf8')))
