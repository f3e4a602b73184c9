import { createContext, useContext } from 'react'

/** Where the shopper is. */
export interface Place {
  pathname: string
  search: string
  /** What a link carried along; undefined after a fresh load. */
  state?: unknown
}

export interface NavigateOptions {
  /** The page before is then not among those that the back button leads to. */
  replace?: boolean
  state?: unknown
}

export interface Router {
  place: Place
  navigate: (href: string, options?: NavigateOptions) => void
}

export const RouterContext = createContext<Router>({
  place: { pathname: '/', search: '' },
  navigate: () => {},
})

export function usePlace(): Place {
  return useContext(RouterContext).place
}

export function useNavigate(): Router['navigate'] {
  return useContext(RouterContext).navigate
}
