import { useEffect, useRef } from 'react'

/**
 * Scrolls to the top and focuses the content on each change of page, also by Back. The first page
 * and reloads preserve their position.
 */
export function useScrollToTop(page: string) {
  const previous = useRef(page)
  useEffect(() => {
    const leave = () => (history.scrollRestoration = 'auto')
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  useEffect(() => {
    if (previous.current === page) return
    previous.current = page
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [page])
}
