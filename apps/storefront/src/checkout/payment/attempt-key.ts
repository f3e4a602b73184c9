import { newKey } from './new-key.ts'

const storageKey = 'checkoutAttempt'

/**
 * Returns the idempotency key of an order. It survives retries and reloads; a changed order gets a
 * new one.
 */
export function attemptKey(body: object): string {
  const serialized = JSON.stringify(body)
  const known = read()
  if (known?.body === serialized) return known.key
  const key = newKey()
  write(JSON.stringify({ key, body: serialized }))
  return key
}

export function forgetAttempt() {
  write(null)
}

let remembered: string | null = null

function read(): { key: string; body: string } | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? remembered ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Without session storage, the key lasts as long as the page. */
function write(attempt: string | null) {
  remembered = attempt
  try {
    if (attempt === null) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, attempt)
  } catch {
    return
  }
}
