import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'
import { RouterContext, type NavigateOptions, type Place } from './router-context.ts'

/** The address bar as React sees it. A page of the shop needs no more of a router than this. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(presentPlace)
  useEffect(() => {
    const follow = () => startTransition(() => setPlace(presentPlace()))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const router = useMemo(() => {
    function navigate(href: string, { replace = false, state }: NavigateOptions = {}) {
      history[replace ? 'replaceState' : 'pushState'](state, '', href)
      startTransition(() => setPlace(presentPlace()))
    }
    return { place, navigate }
  }, [place])
  return <RouterContext value={router}>{children}</RouterContext>
}

function presentPlace(): Place {
  const { pathname, search } = location
  return { pathname, search, state: history.state as unknown }
}
