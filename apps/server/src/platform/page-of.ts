import type { PageOf } from '@vitrine/contract/values.ts'

/** The page object of a list. @param total how many items there are on all pages */
export function pageOf<Item>(
  content: Item[],
  total: number,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
): PageOf<Item> {
  return {
    content,
    pageNumber,
    pageSize,
    totalElements: total,
    totalPages: Math.ceil(total / pageSize),
  }
}
