import { useEffect } from 'react'
import { nameOfType } from '../sections/section-types.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import { COMPONENT } from '../dom/component-element.ts'

export function useFocusableComponents(isEditing: boolean, store: BuilderStore) {
  useEffect(() => {
    if (!isEditing) return undefined
    const named = new Set<Element>()
    const mark = (element: HTMLElement) => {
      element.tabIndex = 0
      const id = element.getAttribute(COMPONENT) ?? ''
      const type = store.getState().components.nodes.get(id)?.type
      if (type === undefined || !isNameless(element)) return
      element.setAttribute('role', 'group')
      element.setAttribute('aria-label', nameOfType(type))
      named.add(element)
    }
    markWithin(document, mark)
    // Handles added nodes only: scanning a long page at every key is slow.
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node instanceof HTMLElement) markWithin(node, mark)
      }
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      for (const element of document.querySelectorAll(`[${COMPONENT}]`)) {
        element.removeAttribute('tabindex')
      }
      for (const element of named) {
        element.removeAttribute('role')
        element.removeAttribute('aria-label')
      }
    }
  }, [isEditing, store])
}

const unmarked = `[${COMPONENT}]:not([tabindex])`

function markWithin(added: Document | HTMLElement, mark: (element: HTMLElement) => void) {
  if (added instanceof HTMLElement && added.matches(unmarked)) mark(added)
  for (const element of added.querySelectorAll<HTMLElement>(unmarked)) mark(element)
}

function isNameless(element: HTMLElement): boolean {
  return element.matches(':is(div, section):not([role], [aria-label], [aria-labelledby])')
}
