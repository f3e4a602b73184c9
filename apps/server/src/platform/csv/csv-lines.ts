import { inertCell } from './inert-cell.ts'

/** Tells spreadsheets that the text is UTF-8. */
export const csvMark = '\uFEFF'

/** Comma-separated values as RFC 4180 has them. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

/** Quoted wherever any program would divide it: some take a semicolon or a tab for the comma. */
function cellOf(text: string): string {
  const inert = inertCell(text)
  return /[",;\t\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
