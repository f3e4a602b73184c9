import { navigate } from './navigate.ts'

/**
 * Follows links within the shop without loading a new document, also those in HTML that no
 * component stands behind.
 *
 * @param stateOf what the new place carries along
 */
export function followLinks(stateOf: (href: string) => unknown): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || !isPlainClick(event) || !isInShop(link)) return
    event.preventDefault()
    const href = link.pathname + link.search
    const isHere = href === location.pathname + location.search
    navigate(href, { replace: isHere, state: stateOf(href) })
  })
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** The browser itself follows anchors, and leads to what is no page of the shop. */
function isInShop({ origin, target, hash, pathname, download }: HTMLAnchorElement) {
  if (origin !== location.origin || target || hash || download) return false
  return !/^\/(?:api|media|assets)\/|\.\w+$/.test(pathname)
}
