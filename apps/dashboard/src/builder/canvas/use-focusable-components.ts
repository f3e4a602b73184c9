import { useEffect } from 'react'
import type { ComponentNode } from '../model/page/document.ts'
import { nameOfNode } from '../sections/section-types.ts'
import { shortTextOf } from '../sections/short-text.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import { COMPONENT, componentAt } from '../dom/component-element.ts'

export function useFocusableComponents(isEditing: boolean, store: BuilderStore) {
  useEffect(() => {
    if (!isEditing) return undefined
    const named = new Set<Element>()
    const mark = (element: HTMLElement) => {
      const id = element.getAttribute(COMPONENT) ?? ''
      // What is inside of a linked section is no component.
      if (componentAt(element) !== id) return
      element.tabIndex = 0
      const node = store.getState().components.nodes.get(id)
      if (!node || !isNameless(element)) return
      element.setAttribute('role', 'group')
      element.setAttribute('aria-label', nameOfNode(node))
      named.add(element)
    }
    /** Words change while an owner writes, so the name is read when the focus comes. */
    const rename = ({ target }: FocusEvent) => {
      const element = target as Element
      const node = store.getState().components.nodes.get(element.getAttribute(COMPONENT) ?? '')
      if (node && named.has(element)) element.setAttribute('aria-label', describeNode(node))
    }
    document.addEventListener('focusin', rename)
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
      document.removeEventListener('focusin', rename)
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

/** Returns for example `Text: Tell your story`. */
function describeNode(node: ComponentNode): string {
  const text = shortTextOf(node)
  return text ? `${nameOfNode(node)}: ${text}` : nameOfNode(node)
}

const unmarked = `[${COMPONENT}]:not([tabindex])`

function markWithin(added: Document | HTMLElement, mark: (element: HTMLElement) => void) {
  if (added instanceof HTMLElement && added.matches(unmarked)) mark(added)
  for (const element of added.querySelectorAll<HTMLElement>(unmarked)) mark(element)
}

function isNameless(element: HTMLElement): boolean {
  return element.matches(
    ':is(div, section, article, figure):not([role], [aria-label], [aria-labelledby])',
  )
}
