import { useEffect, useRef } from 'react'

/**
 * Every change of the path begins at the top of its page, for the eye and for screen readers; the
 * first page keeps its place.
 */
export function useScrollToTop(pathname: string) {
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
