/** Matches the start of a cell, also after separators and line ends that other programs use. */
const start = /^(?=['=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=['=+\-@＝＋－＠])/g
const marked = /^'(?=['=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])'(?=['=+\-@＝＋－＠])/g

/** A spreadsheet runs text that begins like a formula; an apostrophe in front makes it text. */
export function inertCell(text: string): string {
  return text.replaceAll(start, "'")
}

export function plainCell(text: string): string {
  return text.replaceAll(marked, '')
}
