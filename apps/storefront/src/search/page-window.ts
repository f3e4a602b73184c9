const max = 5

export function pageWindow(pageNumber: number, totalPages: number): number[] {
  const count = Math.min(max, totalPages)
  const first = Math.min(Math.max(pageNumber - Math.floor(max / 2), 0), totalPages - count)
  return Array.from({ length: count }, (_, index) => first + index)
}
