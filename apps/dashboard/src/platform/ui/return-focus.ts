interface Visited {
  element: HTMLElement
  isInDialog: boolean
  path: string
}

const maxVisited = 30

/**
 * Returns the focus to what opened a dialog or menu once that is gone, or to what had it before; to a
 * button that was disabled while it worked; and to the same button of a form that was mounted again.
 * Mantine forgets the opener of dialogs that are mounted open, and of those that a menu's item opens.
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
    // The page builder's keys work without focus, and it moves the focus itself.
    if (!last || page.activeElement !== page.body || last.path.startsWith('/builder')) return
    const next = last.element.isConnected
      ? enabledIn(changes, last.element)
      : last.isInDialog
        ? visited.findLast(isThere)?.element
        : last.path === page.location.pathname && twinOf(last.element)
    if (next) next.focus({ preventScroll: true })
  }

  const isThere = ({ element, path }: Visited) =>
    path === page.location.pathname && element.isConnected && element.checkVisibility()

  page.addEventListener('focusin', handleFocus)
  // No event says that the focused element was removed or disabled.
  const changes = new MutationObserver(handleChange)
  changes.observe(page.body, { childList: true, attributeFilter: ['disabled'], subtree: true })
  return () => {
    page.removeEventListener('focusin', handleFocus)
    changes.disconnect()
  }
}

function enabledIn(changes: readonly MutationRecord[], element: HTMLElement) {
  const isChanged = changes.some(({ type, target }) => type === 'attributes' && target === element)
  return isChanged && !element.matches(':disabled') && element
}

/** Returns the only button that reads the same. */
function twinOf(element: HTMLElement): HTMLElement | undefined {
  if (!(element instanceof HTMLButtonElement)) return undefined
  const twins = [...element.ownerDocument.querySelectorAll('button')].filter(
    (button) => button.type === element.type && nameOf(button) === nameOf(element),
  )
  return twins.length === 1 && !twins[0]!.disabled ? twins[0] : undefined
}

function nameOf(button: HTMLButtonElement) {
  return button.ariaLabel ?? button.textContent
}
