/** Where a program begins a cell: also behind what others divide cells and rows at. */
const start = /^(?=['=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=['=+\-@＝＋－＠])/g
const marked = /^'(?=['=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])'(?=['=+\-@＝＋－＠])/g

/** A spreadsheet would run what begins like a formula; behind an apostrophe it is a text. */
export function inertCell(text: string): string {
  return text.replaceAll(start, "'")
}

/** Takes back what `inertCell` did, so a text comes back as it was. */
export function plainCell(text: string): string {
  return text.replaceAll(marked, '')
}
