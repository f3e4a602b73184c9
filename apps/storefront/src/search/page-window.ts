const most = 5

/** The pages to offer by number: the present one and its neighbours, and no more than fit. */
export function pageWindow(pageNumber: number, totalPages: number): number[] {
  const count = Math.min(most, totalPages)
  const first = Math.min(Math.max(pageNumber - Math.floor(most / 2), 0), totalPages - count)
  return Array.from({ length: count }, (_, index) => first + index)
}
