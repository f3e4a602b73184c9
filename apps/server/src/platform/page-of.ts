import type { PageOf } from '@vitrine/contract/values.ts'

/** A page as the database is asked for it. */
export interface Slice {
  limit: number
  offset: number
}

export function sliceOf({ pageNumber, pageSize }: { pageNumber: number; pageSize: number }): Slice {
  return { limit: pageSize, offset: pageNumber * pageSize }
}

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
