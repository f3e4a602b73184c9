import { useEffect } from 'react'
import { partOf } from './parts.ts'

/** Prefetches a page's file on hover or focus of its link. */
export function usePreloadOnHover() {
  useEffect(() => {
    function preload({ target }: Event) {
      const link = target instanceof Element && target.closest('a')
      // A failed prefetch is retried when the link is followed.
      if (link && link.origin === location.origin)
        partOf(link.pathname)
          ?.preload()
          .catch(() => {})
    }
    addEventListener('pointerover', preload, { passive: true })
    addEventListener('focusin', preload)
    return () => {
      removeEventListener('pointerover', preload)
      removeEventListener('focusin', preload)
    }
  }, [])
}
