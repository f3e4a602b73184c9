import { createContext } from 'react'

/** Knows what is not published unless its owner changes it. Shoppers get no marks. */
export const ExampleContext = createContext<(entry: unknown) => boolean>(() => false)
