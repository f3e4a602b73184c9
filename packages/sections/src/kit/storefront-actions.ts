import type { CartLine } from '@vitrine/commerce/cart/cart.ts'
import { createContext } from 'react'

/** Actions of the storefront around the sections. They do nothing on the canvas. */
export interface StorefrontActions {
  openCart: () => void
  openSearch: (term?: string) => void
  addToCart: (line: Omit<CartLine, 'quantity'>, quantity?: number) => void
  cartCount: CartCount
}

/** An external store, so that only its subscribers render when the count changes. */
export interface CartCount {
  subscribe: (listener: () => void) => () => void
  read: () => number
  atFirst: number
}

const inert = () => {}

export const StorefrontActionsContext = createContext<StorefrontActions>({
  openCart: inert,
  openSearch: inert,
  addToCart: inert,
  cartCount: { subscribe: () => inert, read: () => 0, atFirst: 0 },
})
