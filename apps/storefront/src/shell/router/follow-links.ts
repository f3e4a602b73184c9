import { navigate } from './navigate.ts'

/**
 * Navigates within the shop by delegation, also for links in plain HTML.
 * @param stateOf the navigation's state
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

/** Anchors and anything outside the shop are left to the browser. */
function isInShop({ origin, target, hash, pathname, download }: HTMLAnchorElement) {
  if (origin !== location.origin || target || hash || download) return false
  return !/^\/(?:api|media|assets)\/|\.\w+$/.test(pathname)
}
