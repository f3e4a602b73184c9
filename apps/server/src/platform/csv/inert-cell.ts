/** A spreadsheet would run what begins like a formula; behind an apostrophe it is a text. */
export function inertCell(text: string): string {
  return /^['=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
}

/** Takes back what `inertCell` did, so a text comes back as it was. */
export function plainCell(text: string): string {
  return /^'['=+\-@\t\r\n＝＋－＠]/.test(text) ? text.slice(1) : text
}
