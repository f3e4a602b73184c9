import type { CheckoutValues } from './fields.ts'

const storageKey = 'checkoutDraft'
const codeKey = 'checkoutCode'

/**
 * What the shopper has typed, kept in this tab so that a reload loses nothing.
 * @param served the form, whose fields alone are read
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

/** The code that the shopper applied, kept like what was typed. */
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
