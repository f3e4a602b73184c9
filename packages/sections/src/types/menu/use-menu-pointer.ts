import { type RefObject, useEffect } from 'react'

/** Long enough to cross a corner on the way to what is below. */
const closeAfterMs = 250

/** A mouse opens what it is over; whatever is outside, or a link that is followed, closes. */
export function useMenuPointer(root: RefObject<HTMLElement | null>, isOn: boolean) {
  useEffect(() => {
    const menu = root.current
    if (!menu || !isOn) return undefined
    const gone = new AbortController()
    const { signal } = gone
    let closing: ReturnType<typeof setTimeout> | undefined
    const close = () => {
      clearTimeout(closing)
      for (const each of menu.querySelectorAll<HTMLDetailsElement>('details[open]'))
        each.open = false
    }
    const closeSoon = () => {
      clearTimeout(closing)
      closing = setTimeout(() => {
        // Keys are at work there.
        if (!menu.querySelector('.menu-panel:focus-within')) close()
      }, closeAfterMs)
    }

    menu.addEventListener('click', handleClick, { signal })
    menu.addEventListener('pointerover', handleOver, { signal })
    menu.addEventListener('pointerleave', handleLeave, { signal })
    menu.addEventListener('focusout', handleFocusOut, { signal })
    document.addEventListener('pointerdown', handleOutside, { signal })

    function handleClick(event: MouseEvent) {
      const target = event.target as Element
      if (target.closest('a')) return close()
      const details = target.closest('summary')?.parentElement as HTMLDetailsElement | undefined
      // The mouse has opened it already; a click that closes it would surprise.
      if (details?.dataset['hovered'] !== undefined && details.open) event.preventDefault()
    }

    function handleOver({ target, pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') return
      clearTimeout(closing)
      const item = [...menu!.children].find((each) => each.contains(target as Element))
      const details = item?.querySelector('details')
      if (!details) return close()
      if (details.open) return
      close()
      details.open = true
      details.dataset['hovered'] = ''
      details.addEventListener('toggle', () => !details.open && delete details.dataset['hovered'])
    }

    function handleLeave({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') closeSoon()
    }

    function handleFocusOut({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof Node && !menu!.contains(relatedTarget)) close()
    }

    function handleOutside({ target }: PointerEvent) {
      if (!menu!.contains(target as Node)) close()
    }

    return () => {
      clearTimeout(closing)
      gone.abort()
    }
  }, [root, isOn])
}
