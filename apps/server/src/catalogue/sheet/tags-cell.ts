import { escapePart, partsOf, unescapePart } from './cell-lists.ts'

export function writeTags(tags: readonly string[]): string {
  return tags.map((tag) => escapePart(tag, ';')).join('; ')
}

export function readTags(cell: string): string[] {
  return partsOf(cell, ';').map(unescapePart)
}
