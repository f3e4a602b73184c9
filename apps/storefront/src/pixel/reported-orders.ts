const storageKey = 'reported-orders'
const most = 50

/** For browsers that keep nothing. */
const unstored = new Set<string>()

/** @returns whether this order is told for the first time, also after a reload */
export function isFirstReport(token: string): boolean {
  const known = storedTokens()
  if (known.includes(token) || unstored.has(token)) return false
  unstored.add(token)
  try {
    localStorage.setItem(storageKey, JSON.stringify([...known, token].slice(-most)))
  } catch {
    // The page's own memory is all there is.
  }
  return true
}

function storedTokens(): unknown[] {
  try {
    const tokens: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(tokens) ? tokens : []
  } catch {
    return []
  }
}
