import { useEffect, useRef } from 'react'

/**
 * Every change of the path begins at the top of its page, for the eye and for screen readers, the
 * back button's too; the first page keeps its place, and a reloaded one.
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
