import { createContext } from 'react'

/** Where the shop stands, for addresses that are read outside of it. */
export const OriginContext = createContext('')
