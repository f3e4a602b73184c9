import { splitParts } from '../../sheet/cell-lists.ts'

/** Splits at commas; a comma within an entry is escaped by a backslash. */
export function listed(cell: string): string[] {
  return splitParts(cell, ',').flatMap((part) => part.replaceAll('\\,', ',').trim() || [])
}

/** Converts `Clothing > Hoodies, Sale` to our path syntax. */
export function categoriesCell(cell: string): string {
  const paths = listed(cell).map((path) =>
    path.split('>').map((step) => step.replaceAll(/[;/\n]/g, ' ').trim()),
  )
  return paths.map((steps) => steps.filter(Boolean).join('/')).join('; ')
}
