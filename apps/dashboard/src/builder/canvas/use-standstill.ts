import { useEffect } from 'react'
import { stopMoving } from './stop-moving.ts'

const textFields = 'textarea, [contenteditable], input:not([type="checkbox"], [type="range"])'

/** Pauses animations while the owner types: they distract, and slow typing down. */
export function useStandstill() {
  useEffect(() => {
    let goOn: (() => void) | undefined
    const follow = ({ type, target }: FocusEvent) => {
      const isTyping = type === 'focusin' && (target as Element).matches(textFields)
      if (isTyping) goOn ??= stopMoving()
      else {
        goOn?.()
        goOn = undefined
      }
    }
    const windows = [window, window.parent]
    for (const each of windows) {
      each.addEventListener('focusin', follow)
      each.addEventListener('focusout', follow)
    }
    return () => {
      for (const each of windows) {
        each.removeEventListener('focusin', follow)
        each.removeEventListener('focusout', follow)
      }
    }
  }, [])
}
