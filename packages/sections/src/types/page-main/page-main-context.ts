import { createContext, type ReactNode } from 'react'

/** What the page around shows by itself; undefined where there is no such page. */
export const PageMainContext = createContext<ReactNode>(undefined)
