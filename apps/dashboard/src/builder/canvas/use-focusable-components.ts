import { useEffect } from 'react'
import { COMPONENT } from './component-element.ts'

/** Lets the keyboard reach every component, also those that appear later or load their content. */
export function useFocusableComponents(isEditing: boolean) {
  useEffect(() => {
    if (!isEditing) return undefined
    const mark = () => {
      const unmarked = document.querySelectorAll<HTMLElement>(`[${COMPONENT}]:not([tabindex])`)
      for (const element of unmarked) element.tabIndex = 0
    }
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      for (const element of document.querySelectorAll(`[${COMPONENT}]`)) {
        element.removeAttribute('tabindex')
      }
    }
  }, [isEditing])
}
