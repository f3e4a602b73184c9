const storageKey = 'reported-orders'
const max = 50

const unstored = new Set<string>()

export function isFirstReport(token: string): boolean {
  const known = storedTokens()
  if (known.includes(token) || unstored.has(token)) return false
  unstored.add(token)
  try {
    localStorage.setItem(storageKey, JSON.stringify([...known, token].slice(-max)))
  } catch {
    // Falls back to memory.
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
