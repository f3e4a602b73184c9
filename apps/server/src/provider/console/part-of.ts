/** The pattern of LIKE for a part of a text. */
export function partOf(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
