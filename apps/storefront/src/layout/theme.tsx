import { shopTheme } from '@vitrine/sections/shop-theme.ts'
import { useStore } from '@vitrine/sections/store-context.ts'
import type { ReactNode } from 'react'

/** Dresses everything in the shop's colours and fonts, its dialogs and messages too. */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <div className="shop" style={shopTheme(useStore().theme)}>
      {children}
    </div>
  )
}
