import {
  StorefrontActionsContext,
  type StorefrontActions,
} from '@vitrine/sections/kit/storefront-actions.ts'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { announceAdded } from '../cart/added-to-cart.ts'
import { addLine, cartCount } from '../cart/cart-store.ts'
import { fetchDialog, sayNotOpened, type DialogPart } from '../shell/dialog/fetch-dialog.ts'
import { Boundary } from '../layout/boundary.tsx'
import { Spinner } from '../layout/spinner.tsx'
import { lazyPart } from '../shell/lazy-part.tsx'
import { showToast } from '../shell/toasts/toasts.ts'

const CartDrawer = lazyPart(async () => (await import('../cart/cart-drawer.tsx')).CartDrawer)
const SearchModal = lazyPart(async () => (await import('../search/search-modal.tsx')).SearchModal)

type Opened = { dialog: 'cart' } | { dialog: 'search'; term: string }

export function ShopActions({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | 'coming'>()
  const close = useCallback(() => setOpened(undefined), [])
  const actions = useMemo<StorefrontActions>(() => {
    async function open(next: Opened, part: DialogPart) {
      setOpened('coming')
      setOpened((await fetchDialog(part)) ? next : undefined)
    }
    return {
      openCart: () => void open({ dialog: 'cart' }, CartDrawer),
      openSearch: (term = '') => void open({ dialog: 'search', term }, SearchModal),
      addToCart: (line, quantity = 1) => {
        if (!addLine(line, quantity)) return showToast('Your cart is full.', 'error')
        // Updates the counter at once; slower rendering waits for the next frame.
        requestAnimationFrame(() =>
          setTimeout(() => {
            showToast('Item added to cart!')
            announceAdded(line, quantity)
          }),
        )
      },
      cartCount,
    }
  }, [])
  return (
    <StorefrontActionsContext value={actions}>
      {children}
      {opened === 'coming' && <Spinner />}
      {typeof opened === 'object' && (
        <Boundary place={opened.dialog} fallback={<Broken onShown={close} />}>
          {opened.dialog === 'cart' ? (
            <CartDrawer props={{ onClosed: close }} fallback={null} />
          ) : (
            <SearchModal props={{ term: opened.term, onClosed: close }} fallback={null} />
          )}
        </Boundary>
      )}
    </StorefrontActionsContext>
  )
}

function Broken({ onShown }: { onShown: () => void }) {
  useEffect(() => {
    sayNotOpened()
    onShown()
  }, [onShown])
  return null
}
