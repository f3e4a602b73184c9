import { showToast } from '../toasts/toasts.ts'

export interface DialogPart {
  preload: () => Promise<unknown>
}

/** @returns whether the dialog's file came; if not, the shopper is told, and may ask again */
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
