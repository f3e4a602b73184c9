export function splitWords(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean)
}

/** Whether a text has every word of a search, or part of a word, in any order. */
export function hasWords(text: string, search: string): boolean {
  const lower = text.toLowerCase()
  return splitWords(search).every((word) => lower.includes(word))
}
