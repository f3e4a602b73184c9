import { shopTheme } from '@vitrine/sections/theme/shop-theme.ts'
import { useStore } from '@vitrine/sections/kit/store-context.ts'
import type { ReactNode } from 'react'

/**
 * Dresses everything in the shop's colours and fonts, its dialogs and messages too. The server does
 * it, and browsers keep what it wrote.
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
