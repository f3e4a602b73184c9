import { newKey } from './new-key.ts'

const storageKey = 'checkoutAttempt'

/**
 * The key of this attempt. The same order keeps it across retries and reloads, so that it is never
 * placed twice; another order gets another one.
 */
export function attemptKey(body: object): string {
  const wanted = JSON.stringify(body)
  const known = read()
  if (known?.body === wanted) return known.key
  const key = newKey()
  write(JSON.stringify({ key, body: wanted }))
  return key
}

export function forgetAttempt() {
  write(null)
}

let kept: string | null = null

function read(): { key: string; body: string } | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? kept ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Where the browser keeps nothing, the attempt lasts as long as the page. */
function write(attempt: string | null) {
  kept = attempt
  try {
    if (attempt === null) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, attempt)
  } catch {
    return
  }
}
