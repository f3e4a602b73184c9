import { mostTags, tag } from '@vitrine/contract/product.ts'
import type { ImportMessage } from '@vitrine/contract/product-import.ts'
import { writeTags } from '../products/sheet/tags-cell.ts'
import type { ShopifyColumn } from './shopify-columns.ts'
import type { ShopifyRow } from './shopify-product.ts'

/** Shopify divides them by commas, and allows more and longer ones. */
export function shopifyTags(
  { row, cells }: ShopifyRow,
  named: Partial<Record<ShopifyColumn, string>>,
) {
  const all = cells.tags?.split(',').filter((each) => each.trim() !== '')
  const taken = all?.filter((each) => tag.safeParse(each).success).slice(0, mostTags)
  const notes: ImportMessage[] = []
  if (taken && taken.length < all!.length)
    notes.push({
      row,
      column: named.tags ?? null,
      text: `A product can have ${mostTags} tags of 40 characters, so some were left out.`,
    })
  return { cell: taken && writeTags(taken.map((each) => each.trim())), notes }
}
