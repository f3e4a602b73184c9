import { type RefObject, useEffect } from 'react'

/** Arrows move within a menu as in a desktop program, and Escape closes what is open. */
export function useMenuKeys(root: RefObject<HTMLElement | null>, isOn: boolean) {
  useEffect(() => {
    const menu = root.current
    if (!menu || !isOn) return undefined
    function handleKey(event: KeyboardEvent) {
      const place = placeOf(menu!, document.activeElement)
      if (!place) return
      const next = moves[event.key]?.(place)
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    menu.addEventListener('keydown', handleKey)
    return () => menu.removeEventListener('keydown', handleKey)
  }, [root, isOn])
}

interface Place {
  /** Links and summaries of the first level. */
  tops: HTMLElement[]
  /** Index of the one with the focus, or above it. */
  at: number
  details: HTMLDetailsElement | undefined
  /** Links of the panel of that one. */
  links: HTMLElement[]
  /** Index of the one with the focus, -1 on the first level. */
  within: number
}

function placeOf(menu: HTMLElement, focused: Element | null): Place | undefined {
  const items = [...menu.children]
  const at = items.findIndex((item) => item.contains(focused))
  const item = items[at]
  if (!item) return undefined
  const tops = items.map((each) => each.querySelector<HTMLElement>('a, summary')!)
  const links = [...item.querySelectorAll<HTMLElement>('.menu-panel a')]
  const details = item.querySelector('details') ?? undefined
  return { tops, at, details, links, within: links.indexOf(focused as HTMLElement) }
}

/** Each returns what gets the focus, or undefined where the key means nothing. */
const moves: Readonly<Record<string, (place: Place) => HTMLElement | undefined>> = {
  ArrowRight: ({ tops, at }) => tops[(at + 1) % tops.length],
  ArrowLeft: ({ tops, at }) => tops.at(at - 1),
  Home: ({ tops, links, within }) => (within < 0 ? tops[0] : links[0]),
  End: ({ tops, links, within }) => (within < 0 ? tops : links).at(-1),
  ArrowDown({ details, links, within }) {
    if (details) details.open = true
    return links[Math.min(within + 1, links.length - 1)]
  },
  ArrowUp: ({ tops, at, links, within }) => (within > 0 ? links[within - 1] : tops[at]),
  Escape({ tops, at, details }) {
    if (!details?.open) return undefined
    details.open = false
    return tops[at]
  },
}
