import { createContext, useContext } from 'react'

/** Where the shopper is. */
export interface Place {
  pathname: string
  search: string
}

/** Given around the screen of the address alone: what stands around it is the same everywhere. */
export const PlaceContext = createContext<Place>({ pathname: '/', search: '' })

export function usePlace(): Place {
  return useContext(PlaceContext)
}
