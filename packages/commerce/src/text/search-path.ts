/** Longer searches are cut, so that their address is one of a page. */
const longest = 150

/** @param page from 0 */
export function searchPath(term: string, page = 0): string {
  const words = term.trim().slice(0, longest).trim()
  if (!words) return '/search'
  const path = `/search/${encodeURIComponent(words.toWellFormed())}`
  return page > 0 ? `${path}/page/${page + 1}` : path
}
