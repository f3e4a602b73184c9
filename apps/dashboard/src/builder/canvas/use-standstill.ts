import { useEffect } from 'react'

const textFields = 'textarea, [contenteditable], input:not([type="checkbox"], [type="range"])'

/**
 * While the owner types, in a setting or in the page itself, what moves by itself on the page stands
 * still: it draws the eye, and takes the time that typing needs.
 */
export function useStandstill() {
  useEffect(() => {
    const page = document.documentElement
    const follow = ({ type, target }: FocusEvent) => {
      const isTyping = type === 'focusin' && (target as Element).matches(textFields)
      page.toggleAttribute('data-still', isTyping)
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
