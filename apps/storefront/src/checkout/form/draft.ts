import type { CheckoutValues } from './fields.ts'

const storageKey = 'checkoutDraft'
const codeKey = 'checkoutCode'

/**
 * Reads typed values from session storage, so that a reload loses nothing.
 * @param served limits the result to the form's fields
 */
export function readDraft(served: CheckoutValues): Partial<CheckoutValues> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    const entries = Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'string')
    return Object.fromEntries(entries.filter(([name]) => Object.hasOwn(served, name)))
  } catch {
    return {}
  }
}

export function writeDraft(values: CheckoutValues) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(values))
  } catch {
    return
  }
}

export function readCode(): string | undefined {
  try {
    return sessionStorage.getItem(codeKey) ?? undefined
  } catch {
    return undefined
  }
}

export function writeCode(code: string | undefined) {
  try {
    if (code === undefined) sessionStorage.removeItem(codeKey)
    else sessionStorage.setItem(codeKey, code)
  } catch {
    return
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(storageKey)
    sessionStorage.removeItem(codeKey)
  } catch {
    return
  }
}
