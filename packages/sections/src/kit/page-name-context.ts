import { createContext } from 'react'

/** The name of the page around a section; empty where there is none. */
export const PageNameContext = createContext('')
