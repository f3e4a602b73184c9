import { fieldNames, type CheckoutValues } from './fields.ts'

const storageKey = 'checkoutDraft'

/** What the shopper has typed, kept in this tab so that a reload loses nothing. */
export function readDraft(): Partial<CheckoutValues> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    const entries = Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'string')
    const known: readonly string[] = fieldNames
    return Object.fromEntries(entries.filter(([name]) => known.includes(name)))
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

export function forgetDraft() {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    return
  }
}
