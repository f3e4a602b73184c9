import { setImmediate as breathe } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import type { OrderDocument } from './order-document.ts'
import { openPdf, PdfSheet } from './pdf-sheet.ts'

const gap = 18
const columnWidth = 78
const boxWidth = 22

/** Invisible characters that only choose a variant of the preceding letter. */
const unseen =
  /[\ufe00-\ufe0f\u200e\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]|\p{Emoji_Modifier}|(?<=\p{Extended_Pictographic})\u200d/gu

export async function documentsPdf(documents: readonly OrderDocument[]): Promise<Buffer> {
  const [first] = documents
  if (!first) return Buffer.alloc(0)
  const title = documents.length === 1 ? first.title : `${documents.length} × ${first.heading}`
  const drawn = documents.map(withoutUnseen)
  const { from, theme } = first
  const words = JSON.stringify(drawn.map(wordsOf))
  const open = await openPdf(title, theme.size, from.name, words)
  const { pdf } = open
  const written = buffer(pdf)
  for (const document of drawn) {
    writeDocument(new PdfSheet(open, document.theme, document.title), document)
    // Yields to other requests after each document.
    await breathe()
  }
  pdf.end()
  return await written
}

function withoutUnseen(document: OrderDocument): OrderDocument {
  return JSON.parse(JSON.stringify(document).replaceAll(unseen, '')) as OrderDocument
}

function wordsOf(document: OrderDocument) {
  return { ...document, from: { ...document.from, logo: '' } }
}

function writeDocument(sheet: PdfSheet, document: OrderDocument) {
  writeHead(sheet, document)
  writeAddresses(sheet, document)
  writeLines(sheet, document)
  writeSums(sheet, document)
  for (const { title, text } of document.notes) {
    sheet.y += gap
    sheet.need(40)
    if (title) sheet.flow(title, { font: 'bold', size: 9, color: document.theme.soft })
    sheet.flow(text)
  }
}

function writeHead(sheet: PdfSheet, { from, heading, facts, theme }: OrderDocument) {
  const half = (sheet.width - gap) / 2
  const right = sheet.left + half + gap
  const top = sheet.y
  if (from.logo) sheet.y += sheet.image(from.logo, sheet.left, Math.min(half, 170), 56) + 8
  sheet.y += sheet.text(from.name, sheet.left, half, { font: 'bold', size: 14 }) + 2
  for (const line of from.lines)
    sheet.y += sheet.text(line, sheet.left, half, { size: 9, color: theme.soft })
  const bottom = sheet.y
  sheet.y = top
  sheet.y += sheet.text(heading, right, half, { font: 'bold', size: 20, color: theme.accent }) + 4
  for (const [label, value] of facts) {
    sheet.text(label, right, 92, { size: 9, color: theme.soft })
    sheet.y += Math.max(sheet.text(value, right + 96, half - 96, { size: 9 }), 13)
  }
  sheet.y = Math.max(bottom, sheet.y) + gap
}

function writeAddresses(sheet: PdfSheet, { addresses, theme }: OrderDocument) {
  const half = (sheet.width - gap) / 2
  const top = sheet.y
  const ends = addresses.map(({ title, lines }, index) => {
    const x = sheet.left + index * (half + gap)
    sheet.y = top
    sheet.y += sheet.text(title, x, half, { font: 'bold', size: 9, color: theme.soft }) + 2
    for (const line of lines) sheet.y += sheet.text(line, x, half)
    return sheet.y
  })
  sheet.y = Math.max(top, ...ends) + gap * 1.5
}

function writeLines(sheet: PdfSheet, document: OrderDocument) {
  const { lines, columns, hasBoxes, theme } = document
  const names = sheet.left + (hasBoxes ? boxWidth : 0)
  const wide = sheet.left + sheet.width - names - columns.length * columnWidth
  const cellAt = (index: number) => names + wide + index * columnWidth
  const head = () => {
    const style = { font: 'bold', size: 8.5 } as const
    sheet.text('Item', names, wide, style)
    columns.forEach((column, index) =>
      sheet.text(column, cellAt(index), columnWidth, { ...style, align: 'right' }),
    )
    sheet.y += 15
    sheet.rule(theme.ink, 1.2)
    sheet.y += 7
  }
  head()
  for (const { name, about, cells } of lines) {
    const small = { size: 8.5, color: theme.soft } as const
    const nameHeight = sheet.heightOf(name, wide)
    const height = nameHeight + (about ? sheet.heightOf(about, wide, small) : 0)
    if (sheet.need(height + 14)) head()
    if (hasBoxes) sheet.box(sheet.left, 10)
    cells.forEach((cell, index) => sheet.text(cell, cellAt(index), columnWidth, { align: 'right' }))
    sheet.text(name, names, wide)
    sheet.y += nameHeight
    if (about) sheet.text(about, names, wide, small)
    sheet.y += height - nameHeight + 7
    sheet.rule(theme.line)
    sheet.y += 7
  }
}

function writeSums(sheet: PdfSheet, { sums, theme }: OrderDocument) {
  const value = 110
  const label = Math.min(sheet.width - value, 200)
  const x = sheet.left + sheet.width - value - label
  for (const row of sums) {
    const style = row.isTotal
      ? ({ font: 'bold', size: 11 } as const)
      : ({ size: 10, color: theme.soft } as const)
    const height = sheet.heightOf(row.label, label - 12, style)
    sheet.need(height + 6)
    sheet.text(row.value, x + label, value, { ...style, color: theme.ink, align: 'right' })
    sheet.text(row.label, x, label - 12, style)
    sheet.y += height + 4
  }
}
