import type { PageOf } from '@vitrine/contract/call/values.ts'

export interface Slice {
  limit: number
  offset: number
}

export function sliceOf({ pageNumber, pageSize }: { pageNumber: number; pageSize: number }): Slice {
  return { limit: pageSize, offset: pageNumber * pageSize }
}

/** @param total number of items on all pages */
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
