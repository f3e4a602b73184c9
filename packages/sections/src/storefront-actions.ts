import type { CartLine } from '@vitrine/commerce/cart.ts'
import { createContext } from 'react'

/** What sections ask of the shop around them. On the canvas nothing happens. */
export interface StorefrontActions {
  openCart: () => void
  openSearch: (term?: string) => void
  addToCart: (line: Omit<CartLine, 'quantity'>, quantity?: number) => void
  /** Absent where shoppers have no accounts: the icon is then not shown. */
  openAccount?: () => void
}

const inert = () => {}

export const StorefrontActionsContext = createContext<StorefrontActions>({
  openCart: inert,
  openSearch: inert,
  addToCart: inert,
})

/** How many items are in the cart; apart, because it changes while the actions stay. */
export const CartCountContext = createContext(0)
