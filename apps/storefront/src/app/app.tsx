import './app.css'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { StoreCallsContext, StoreContext } from '@vitrine/sections/kit/store-context.ts'
import type { StoreSource } from '@vitrine/sections/kit/store-queries.ts'
import type { ReactNode } from 'react'
import { Layout } from '../layout/layout.tsx'
import { Theme } from './theme.tsx'
import { usePreloadOnHover } from './use-preload-on-hover.ts'
import { ShopActions } from './shop-actions.tsx'
import { ToastList } from '../shell/toasts/toast-list.tsx'

export interface AppProps {
  source: StoreSource
  client: QueryClient
  children: ReactNode
}

/** Stays mounted while addresses change. */
export function App({ source, client, children }: AppProps) {
  usePreloadOnHover()
  return (
    <QueryClientProvider client={client}>
      <StoreContext value={source.store}>
        <StoreCallsContext value={source.calls}>
          <Theme>
            <ShopActions>
              <Layout>{children}</Layout>
              <ToastList />
            </ShopActions>
          </Theme>
        </StoreCallsContext>
      </StoreContext>
    </QueryClientProvider>
  )
}
