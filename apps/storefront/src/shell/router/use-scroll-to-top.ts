import { useEffect, useRef } from 'react'

/**
 * Scrolls to the top and focuses the content on each change of path, also by Back. The first page
 * and reloads preserve their position.
 */
export function useScrollToTop(pathname: string) {
  const previous = useRef(pathname)
  useEffect(() => {
    const leave = () => (history.scrollRestoration = 'auto')
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
