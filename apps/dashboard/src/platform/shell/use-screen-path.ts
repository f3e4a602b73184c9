import { useLocation, useMatches } from 'react-router'

/** Returns the path of the open screen; a page of the shop by its own address belongs to the pages. */
export function useScreenPath(): string {
  const { pathname } = useLocation()
  const isCustomPage = useMatches().at(-1)?.params['slug'] !== undefined
  return isCustomPage ? `/dashboard/pages${pathname.replace('/dashboard', '')}` : pathname
}
