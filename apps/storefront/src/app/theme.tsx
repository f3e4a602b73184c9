import { shopTheme } from '@vitrine/sections/theme/shop-theme.ts'
import { useStore } from '@vitrine/sections/kit/store-context.ts'
import type { ReactNode } from 'react'

/**
 * Applies the shop's colours and fonts, also to dialogs and toasts. Rendered on the server;
 * hydration leaves it untouched.
 */
export function Theme({ children }: { children: ReactNode }) {
  const { theme } = useStore()
  return (
    <div
      className="shop"
      style={import.meta.env.SSR ? shopTheme(theme) : undefined}
      suppressHydrationWarning
    >
      {children}
    </div>
  )
}
