import { createContext, useContext } from 'react'

export interface Place {
  pathname: string
  search: string
}

/** What was rendered: going back may change the address while the code loads. */
export interface ServedPlace {
  pathname: string
  /** Only where the page depends on it. */
  search?: string
}

/** Provided around the screen only, so that the layout does not render on navigation. */
export const PlaceContext = createContext<Place>({ pathname: '/', search: '' })

export function usePlace(): Place {
  return useContext(PlaceContext)
}
