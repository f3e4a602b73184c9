import { maxTags, tag } from '@vitrine/contract/catalogue/product.ts'
import type { ImportMessage } from '@vitrine/contract/catalogue/product-import.ts'
import { writeTags } from '../sheet/tags-cell.ts'

/** Other programs separate tags by commas and allow more and longer tags. */
export function commaTags(
  cell: string | undefined,
  place: { row: number; column: string | undefined },
) {
  const all = cell?.split(',').filter((each) => each.trim() !== '')
  const taken = all?.filter((each) => tag.safeParse(each).success).slice(0, maxTags)
  const notes: ImportMessage[] = []
  if (taken && taken.length < all!.length)
    notes.push({
      row: place.row,
      column: place.column ?? null,
      text: `A product can have ${maxTags} tags of 40 characters, so some were left out.`,
    })
  return { cell: taken && writeTags(taken.map((each) => each.trim())), notes }
}
