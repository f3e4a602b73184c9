import type { StorefrontActions } from '@vitrine/sections/kit/storefront-actions.ts'
import { useMemo } from 'react'
import type { Builder } from '../context/builder-context.ts'

export function usePreviewActions({ commands }: Builder): StorefrontActions {
  return useMemo(
    () => ({
      openCart: () => commands.hint('The cart works in the preview link.'),
      openSearch: () => commands.hint('Search works in the preview link.'),
      addToCart: () => commands.hint('Add to cart works in the preview link.'),
      cartCount: { subscribe: () => () => {}, read: () => 0, atFirst: 0 },
    }),
    [commands],
  )
}
