import { useEffect } from 'react'
import { COMPONENT } from './component-element.ts'

/** Lets the keyboard reach every component, also those that appear later or load their content. */
export function useFocusableComponents(isEditing: boolean) {
  useEffect(() => {
    if (!isEditing) return undefined
    markWithin(document)
    // What came, and not the whole page: a long one is not looked through at every key.
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node instanceof HTMLElement) markWithin(node)
      }
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      for (const element of document.querySelectorAll(`[${COMPONENT}]`)) {
        element.removeAttribute('tabindex')
      }
    }
  }, [isEditing])
}

const unmarked = `[${COMPONENT}]:not([tabindex])`

function markWithin(added: Document | HTMLElement) {
  if (added instanceof HTMLElement && added.matches(unmarked)) added.tabIndex = 0
  for (const element of added.querySelectorAll<HTMLElement>(unmarked)) element.tabIndex = 0
}
