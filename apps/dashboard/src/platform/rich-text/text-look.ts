import { createContext, type CSSProperties } from 'react'

/** The fonts of the shop's theme, as variables, where they are known. */
export const TextLookContext = createContext<CSSProperties>({})
