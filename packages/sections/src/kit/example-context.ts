import { createContext } from 'react'

/**
 * Returns true for entries that are not published until their owner edits them. Always false in the
 * storefront.
 */
export const ExampleContext = createContext<(entry: unknown) => boolean>(() => false)
