/** "1 variation", "3 variations". */
export function countOf(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`
}
