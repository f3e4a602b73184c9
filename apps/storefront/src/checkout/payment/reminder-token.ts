import { newKey } from './new-key.ts'

const storageKey = 'checkoutReminder'

/** Without local storage, it lasts as long as the page. */
let remembered: string | undefined

/** Identifies the stored cart for a reminder; undefined before any is stored. */
export function reminderToken(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? remembered
  } catch {
    return remembered
  }
}

export function ensureReminderToken(): string {
  const known = reminderToken()
  if (known !== undefined) return known
  const token = newKey()
  storeReminderToken(token)
  return token
}

export function storeReminderToken(token: string) {
  remembered = token
  try {
    localStorage.setItem(storageKey, token)
  } catch {
    return
  }
}

export function forgetReminderToken() {
  remembered = undefined
  try {
    localStorage.removeItem(storageKey)
  } catch {
    return
  }
}
