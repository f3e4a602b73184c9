import { createContext, useContext } from 'react'

export interface Place {
  pathname: string
  search: string
}

export function presentPlace(): Place {
  const { pathname, search } = location
  return { pathname, search }
}

/** Provided around the screen only, so that the layout does not render on navigation. */
export const PlaceContext = createContext<Place>({ pathname: '/', search: '' })

export function usePlace(): Place {
  return useContext(PlaceContext)
}
