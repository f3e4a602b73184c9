import { wakeSections } from '@vitrine/sections/kit/when-near.ts'
import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { navigated } from './navigate.ts'
import { PlaceContext, presentPlace, type Place } from './place-context.ts'

interface BrowserPlaceProps {
  /** The place that the server rendered. */
  served: Place
  children: ReactNode
}

/** A minimal router: the current address as React state. */
export function BrowserPlace({ served, children }: BrowserPlaceProps) {
  const [place, setPlace] = useState(served)
  useEffect(() => {
    function follow() {
      wakeSections()
      startTransition(() => setPlace(presentPlace()))
    }
    // The address may have changed before this hydrated.
    if (!isPresent(place)) follow()
    addEventListener('popstate', follow)
    addEventListener(navigated, follow)
    return () => {
      removeEventListener('popstate', follow)
      removeEventListener(navigated, follow)
    }
  }, [place])
  return <PlaceContext value={place}>{children}</PlaceContext>
}

function isPresent({ pathname, search }: Place) {
  return pathname === location.pathname && search === location.search
}
