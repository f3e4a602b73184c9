interface Visited {
  element: HTMLElement
  isInDialog: boolean
  path: string
}

const maxVisited = 30

/**
 * Returns the focus to what opened a dialog or menu once that is gone, or to what had it before, and to a
 * button that was disabled while it worked. Mantine forgets the opener of dialogs that are mounted open,
 * and of those that a menu's item opens.
 * @returns a function that stops it
 */
export function returnFocus(page: Document): () => void {
  const visited: Visited[] = []

  function handleFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return
    const isInDialog = target.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null
    visited.push({ element: target, isInDialog, path: page.location.pathname })
    if (visited.length > maxVisited) visited.shift()
  }

  function handleChange(changes: readonly MutationRecord[]) {
    const last = visited.at(-1)
    if (!last || page.activeElement !== page.body) return
    if (last.element.isConnected) {
      const isEnabled = changes.some(
        ({ type, target }) => type === 'attributes' && target === last.element,
      )
      if (isEnabled && !last.element.matches(':disabled')) focus(last.element)
      return
    }
    if (!last.isInDialog) return
    const before = visited.findLast(
      ({ element, path }) =>
        path === page.location.pathname && element.isConnected && element.checkVisibility(),
    )
    if (before) focus(before.element)
  }

  page.addEventListener('focusin', handleFocus)
  // No event says that the focused element was removed or disabled.
  const changes = new MutationObserver(handleChange)
  changes.observe(page.body, { childList: true, attributeFilter: ['disabled'], subtree: true })
  return () => {
    page.removeEventListener('focusin', handleFocus)
    changes.disconnect()
  }
}

function focus(element: HTMLElement) {
  element.focus({ preventScroll: true })
}
