/** Comma-separated values as RFC 4180 has them, with a mark that tells spreadsheets it is UTF-8. */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(cellOf).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** A spreadsheet would run what begins like a formula; behind an apostrophe it is a text. */
function cellOf(text: string): string {
  const inert = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
