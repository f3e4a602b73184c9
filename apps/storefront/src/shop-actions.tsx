import {
  StorefrontActionsContext,
  type StorefrontActions,
} from '@vitrine/sections/storefront-actions.ts'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { addLine, cartCount } from './cart/cart-store.ts'
import { CartDrawer, SearchModal } from './parts.ts'
import { showToast } from './toasts/toasts.ts'

type Opened = { dialog: 'cart' } | { dialog: 'search'; term: string } | undefined

/** What sections and pages may ask of the shop, and the dialogs that answer. */
export function ShopActions({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>()
  const close = useCallback(() => setOpened(undefined), [])
  const actions = useMemo<StorefrontActions>(
    () => ({
      openCart: () => setOpened({ dialog: 'cart' }),
      openSearch: (term = '') => setOpened({ dialog: 'search', term }),
      addToCart: (line, quantity) => {
        if (addLine(line, quantity)) showToast('Item added to cart!')
        else showToast('Your cart is full.', 'error')
      },
      cartCount,
    }),
    [],
  )
  return (
    <StorefrontActionsContext value={actions}>
      {children}
      {opened?.dialog === 'cart' && <CartDrawer props={{ onClosed: close }} fallback={null} />}
      {opened?.dialog === 'search' && (
        <SearchModal props={{ term: opened.term, onClosed: close }} fallback={null} />
      )}
    </StorefrontActionsContext>
  )
}
