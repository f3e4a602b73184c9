import { useEffect } from 'react'
import { partOf } from './parts.ts'

/** Fetches the file of a page while the shopper's pointer or finger is on its way to the link. */
export function usePreloadOnHover() {
  useEffect(() => {
    function preload({ target }: Event) {
      const link = target instanceof Element && target.closest('a')
      // A file that does not come now is asked for again when the link is followed.
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
