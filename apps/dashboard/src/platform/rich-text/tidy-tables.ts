const maxSpan = 50

/**
 * Makes pasted tables such that the editor can hold them: rows with cells, cells with a paragraph,
 * spans that end within the table, and no table in a table.
 */
export function tidyTables(body: HTMLElement) {
  for (const inner of [...body.querySelectorAll('td table, th table')].toReversed()) flatten(inner)
  for (const caption of body.querySelectorAll('caption')) putBefore(caption)
  for (const columns of body.querySelectorAll('colgroup, col')) columns.remove()
  for (const row of body.querySelectorAll('tr')) if (row.cells.length === 0) row.remove()
  for (const table of body.querySelectorAll('table')) tidyTable(table)
}

/** Keeps the words of a table within a cell, a paragraph for each of its cells. */
function flatten(table: Element) {
  const parts = [...table.querySelectorAll('caption, td, th')]
  table.replaceWith(...parts.map((part) => paragraphOf(part)))
}

function putBefore(caption: HTMLElement) {
  const words = paragraphOf(caption)
  if (words.textContent.trim() !== '') caption.closest('table')?.before(words)
  caption.remove()
}

function paragraphOf(element: Element): HTMLElement {
  const paragraph = element.ownerDocument.createElement('p')
  paragraph.textContent = element.textContent.trim()
  return paragraph
}

function tidyTable(table: HTMLTableElement) {
  const rows = [...table.rows]
  if (rows.length === 0) return table.remove()
  rows.forEach((row, at) => {
    for (const cell of row.cells) {
      keepWithin(cell, 'colspan', maxSpan)
      keepWithin(cell, 'rowspan', rows.length - at)
      if (cell.textContent.trim() === '') cell.replaceChildren(row.ownerDocument.createElement('p'))
    }
  })
}

function keepWithin(cell: HTMLTableCellElement, name: 'colspan' | 'rowspan', most: number) {
  const span = Math.trunc(Number(cell.getAttribute(name)))
  if (span > 1 && most > 1) cell.setAttribute(name, String(Math.min(span, most)))
  else cell.removeAttribute(name)
}
