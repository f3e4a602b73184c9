import { wakeSections } from '@vitrine/sections/kit/when-near.ts'
import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { PlaceContext, type Place, type ServedPlace } from '@vitrine/sections/kit/place-context.ts'

interface BrowserPlaceProps {
  served: ServedPlace
  children: ReactNode
}

/** A minimal router: the current address as React state. */
export function BrowserPlace({ served, children }: BrowserPlaceProps) {
  const [place, setPlace] = useState<Place>({ search: location.search, ...served })
  useEffect(() => {
    function follow() {
      wakeSections()
      startTransition(() => setPlace(presentPlace()))
    }
    // The address may have changed before this hydrated.
    if (!isPresent(place)) follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [place])
  return <PlaceContext value={place}>{children}</PlaceContext>
}

function isPresent({ pathname, search }: Place) {
  return pathname === location.pathname && search === location.search
}

function presentPlace(): Place {
  const { pathname, search } = location
  return { pathname, search }
}
