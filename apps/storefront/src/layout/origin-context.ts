import { createContext } from 'react'

/** The shop's origin, for absolute URLs. */
export const OriginContext = createContext('')
