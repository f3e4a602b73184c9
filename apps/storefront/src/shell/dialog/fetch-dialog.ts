import { showToast } from '../toasts/toasts.ts'

export interface DialogPart {
  preload: () => Promise<unknown>
}

/** @returns false after a failed load, with a toast */
export async function fetchDialog(part: DialogPart): Promise<boolean> {
  try {
    await part.preload()
    return true
  } catch {
    sayNotOpened()
    return false
  }
}

export function sayNotOpened() {
  showToast('This could not be opened. Please try again.', 'error')
}
