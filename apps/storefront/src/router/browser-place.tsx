import { wakeSections } from '@vitrine/sections/when-near.ts'
import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { navigated } from './navigate.ts'
import { PlaceContext, type Place } from './place-context.ts'

/** The address bar as React sees it. A page of the shop needs no more of a router than this. */
export function BrowserPlace({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(presentPlace)
  useEffect(() => {
    function follow() {
      wakeSections()
      startTransition(() => setPlace(presentPlace()))
    }
    addEventListener('popstate', follow)
    addEventListener(navigated, follow)
    return () => {
      removeEventListener('popstate', follow)
      removeEventListener(navigated, follow)
    }
  }, [])
  return <PlaceContext value={place}>{children}</PlaceContext>
}

function presentPlace(): Place {
  const { pathname, search } = location
  return { pathname, search }
}
