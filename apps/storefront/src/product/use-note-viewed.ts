import { useEffect } from 'react'

/** For the section of recently viewed products; the file loads after the page. */
export function useNoteViewed(slug: string | undefined) {
  useEffect(() => {
    if (slug === undefined) return
    import('@vitrine/sections/types/recently-viewed/viewed-products.ts').then(
      ({ noteViewed }) => noteViewed(slug),
      () => {},
    )
  }, [slug])
}
