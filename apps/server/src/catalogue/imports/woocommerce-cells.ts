import { splitParts } from '../sheet/cell-lists.ts'

/** The entries between commas; a comma within one has a backslash. */
export function listed(cell: string): string[] {
  return splitParts(cell, ',').flatMap((part) => part.replaceAll('\\,', ',').trim() || [])
}

/** `Clothing > Hoodies, Sale` in our way of writing paths. */
export function categoriesCell(cell: string): string {
  const paths = listed(cell).map((path) =>
    path.split('>').map((step) => step.replaceAll(/[;/\n]/g, ' ').trim()),
  )
  return paths.map((steps) => steps.filter(Boolean).join('/')).join('; ')
}
