import { useSyncExternalStore } from 'react'

export type Choice = 'accepted' | 'declined'

/** What a shopper answered, as their browser keeps it. */
interface Consent {
  version: number
  choice: Choice
  /** ISO 8601. */
  at: string
}

const storageKey = 'ad-consent'
/** Grows with what is asked for: whoever answered an older question is asked anew. */
const version = 1

/** Where the browser keeps nothing, the answer lasts as long as the page. */
let unstored: string | null = null

/** Whether the browser itself says no to every shop. */
export function isDeclinedByBrowser(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

/** Undefined until the shopper has answered. */
export function useConsent(): Choice | undefined {
  return useSyncExternalStore(subscribe, presentChoice)
}

export function recordConsent(choice: Choice, now = new Date()) {
  const consent: Consent = { version, choice, at: now.toISOString() }
  const newValue = JSON.stringify(consent)
  try {
    localStorage.setItem(storageKey, newValue)
  } catch {
    unstored = newValue
  }
  // Browsers tell only the other tabs; this tells the views of this one.
  dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue }))
}

function presentChoice(): Choice | undefined {
  return isDeclinedByBrowser() ? 'declined' : parseChoice(stored())
}

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return unstored
  }
}

function parseChoice(json: string | null): Choice | undefined {
  try {
    const consent = JSON.parse(json ?? '{}') as Partial<Consent> | null
    if (consent?.version !== version) return undefined
    return consent.choice === 'accepted' || consent.choice === 'declined'
      ? consent.choice
      : undefined
  } catch {
    return undefined
  }
}

function subscribe(listener: () => void) {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
