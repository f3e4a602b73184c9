import { inertCell } from './inert-cell.ts'

/** Byte order mark: spreadsheets read the file as UTF-8. */
export const csvMark = '\uFEFF'

/** Returns comma-separated values as of RFC 4180. A number is no formula, even a negative one. */
export function csvLines(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

/** Quotes wherever any program would split: some use a semicolon or a tab as the separator. */
function cellOf(text: string | number): string {
  if (typeof text === 'number') return String(text)
  const inert = inertCell(text)
  return /[",;\t\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
