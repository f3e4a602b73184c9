import '@vitrine/sections/theme/storefront.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StoreCallsContext } from '@vitrine/sections/kit/store-context.ts'
import { type ReactNode, useState } from 'react'
import { canvasApi } from '../../api/canvas-client.ts'

/** Wraps a document in a frame that shows the shop as its owner edits it. */
export function PreviewDocument({ children }: { children: ReactNode }) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1 } } }))
  return (
    <QueryClientProvider client={queries}>
      <StoreCallsContext value={canvasApi}>{children}</StoreCallsContext>
    </QueryClientProvider>
  )
}
