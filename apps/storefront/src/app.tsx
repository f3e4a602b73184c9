import './app.css'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { LinkContext } from '@vitrine/sections/link-context.tsx'
import { StoreCallsContext, StoreContext } from '@vitrine/sections/store-context.ts'
import type { StoreSource } from '@vitrine/sections/store-queries.ts'
import { Layout } from './layout/layout.tsx'
import { OriginContext } from './layout/origin-context.ts'
import { ShopLink } from './layout/shop-link.tsx'
import { useScrollToTop } from './layout/use-scroll-to-top.ts'
import { Theme } from './layout/theme.tsx'
import { usePreloadOnHover } from './layout/use-preload-on-hover.ts'
import { CurrentRoute } from './routes/current-route.tsx'
import { ShopActions } from './shop-actions.tsx'
import { ToastList } from './toasts/toast-list.tsx'

export interface AppProps {
  source: StoreSource
  origin: string
  client: QueryClient
}

/** The whole shop, inside a router. */
export function App({ source, origin, client }: AppProps) {
  useScrollToTop()
  usePreloadOnHover()
  return (
    <QueryClientProvider client={client}>
      <OriginContext value={origin}>
        <StoreContext value={source.store}>
          <StoreCallsContext value={source.calls}>
            <LinkContext value={ShopLink}>
              <Theme>
                <ShopActions>
                  <Layout>
                    <CurrentRoute />
                  </Layout>
                  <ToastList />
                </ShopActions>
              </Theme>
            </LinkContext>
          </StoreCallsContext>
        </StoreContext>
      </OriginContext>
    </QueryClientProvider>
  )
}
