import { shopTheme } from '@vitrine/sections/shop-theme.ts'
import type { ReactNode } from 'react'
import { useGlobalContent } from './use-global-content.ts'

/** Dresses everything in the shop's colours and fonts, its dialogs and messages too. */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <div className="shop" style={shopTheme(useGlobalContent().content)}>
      {children}
    </div>
  )
}
