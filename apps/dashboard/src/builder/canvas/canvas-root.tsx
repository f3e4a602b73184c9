import '@vitrine/sections/theme/storefront.css'
import './canvas.css'
import { StoreCallsContext, StoreContext } from '@vitrine/sections/kit/store-context.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand/react'
import { canvasApi } from '../../platform/api/canvas-client.ts'
import { stayWithStore } from '../../platform/api/store-of-window.ts'
import { BuilderContext, useBuilder, useBuilderState } from '../context/builder-context.ts'
import { useClipboard } from '../clipboard/use-clipboard.ts'
import { useCanvasFileDrops } from '../files/use-canvas-file-drops.ts'
import { useInlineText } from '../inline-text/use-inline-text.ts'
import { type CanvasHost, findCanvasHost } from './canvas-host.ts'
import { CanvasOverlay } from './canvas-overlay.tsx'
import { CanvasPage } from './canvas-page.tsx'
import { useCanvasEvents } from './use-canvas-events.ts'
import { useFocusableComponents } from './use-focusable-components.ts'
import { useFollowSelection } from './use-follow-selection.ts'
import { useStandstill } from './use-standstill.ts'

export function CanvasRoot() {
  const host = findCanvasHost()
  if (!host) return <p>The canvas is shown inside the page builder.</p>
  return <Canvas host={host} />
}

/**
 * The query client must belong to this window: it only recognises plain objects of its own realm.
 */
function Canvas({ host }: { host: CanvasHost }) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1 } } }))
  const { storeId } = host.builder.storeInfo
  useEffect(() => stayWithStore(storeId), [storeId])
  const shown = useStore(host.builder.revisionView, (state) => state.shown)
  const builder = useMemo(
    () => (shown ? { ...host.builder, store: shown.store } : host.builder),
    [host, shown],
  )
  return (
    <BuilderContext value={builder}>
      <QueryClientProvider client={queries}>
        <StoreCallsContext value={canvasApi}>
          <StoreContext value={builder.storeInfo}>
            <CanvasPage />
            <CanvasBehaviour host={{ ...host, builder }} />
            <CanvasOverlay />
          </StoreContext>
        </StoreCallsContext>
      </QueryClientProvider>
    </BuilderContext>
  )
}

function CanvasBehaviour({ host }: { host: CanvasHost }) {
  const builder = useBuilder()
  const { store } = builder
  const isEditing = useBuilderState((state) => !state.previewMode)
  useCanvasEvents(host)
  useFocusableComponents(isEditing, store)
  useFollowSelection(store)
  useStandstill()
  useClipboard(builder)
  useCanvasFileDrops(builder)
  useInlineText(builder)
  return null
}
