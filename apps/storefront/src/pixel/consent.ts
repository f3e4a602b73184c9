import { useSyncExternalStore } from 'react'

export type Choice = 'accepted' | 'declined'

interface Consent {
  version: number
  choice: Choice
  /** ISO 8601. */
  at: string
}

const storageKey = 'ad-consent'
/** Increments when the question changes, to ask again. */
const version = 1

/** Without local storage, the answer lasts as long as the page. */
let unstored: string | null = null

/** Reads Global Privacy Control. */
export function isDeclinedByBrowser(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

/** Returns undefined before an answer. */
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
  // Browsers notify other tabs only; this notifies the views of this one.
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
