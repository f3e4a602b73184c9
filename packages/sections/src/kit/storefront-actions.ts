import type { CartLine } from '@vitrine/commerce/cart/cart.ts'
import { createContext } from 'react'

/** What sections ask of the shop around them. On the canvas nothing happens. */
export interface StorefrontActions {
  openCart: () => void
  openSearch: (term?: string) => void
  addToCart: (line: Omit<CartLine, 'quantity'>, quantity?: number) => void
  cartCount: CartCount
}

/** How many items are in the cart: to subscribe to, so that the rest of the shop stays as it is. */
export interface CartCount {
  subscribe: (listener: () => void) => () => void
  read: () => number
  /** How many there were when the page came. */
  atFirst: number
}

const inert = () => {}

export const StorefrontActionsContext = createContext<StorefrontActions>({
  openCart: inert,
  openSearch: inert,
  addToCart: inert,
  cartCount: { subscribe: () => inert, read: () => 0, atFirst: 0 },
})
