import type { QueryClient } from '@tanstack/react-query'
import { loadEveryPart } from '@vitrine/sections/components.ts'
import { fontFilesOf } from '@vitrine/sections/theme-font-files.ts'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { VisitContext } from './checkout/visit.ts'
import { documentOf } from './document.ts'
import { loadPage } from './load-page.ts'
import { serialiseState } from './page-state.ts'
import type { ShopPage } from './queries.ts'
import { answersOf, createQueryClient } from './query-client.ts'
import type { RenderedPage, RenderRequest } from './render-page.ts'
import { PlaceContext } from './router/place-context.ts'
import { CurrentRoute } from './routes/current-route.tsx'
import { filesOfPart, filesOfTop } from './part-assets.ts'
import { partOf } from './parts.ts'
import { shopIcon } from './shop-icon.ts'
import { structuredData } from './structured-data/structured-data.ts'

await loadEveryPart()

/** One page of a shop as a whole document. Nothing in it depends on who the shopper is. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { origin, store, calls, assets, visit } = request
  const url = new URL(request.url, origin)
  const source = { calls, store }
  const client = createQueryClient()
  const { status, location } = await loadPage(client, source, url)
  if (location !== undefined) return { status, location, html: '' }
  const part = partOf(url.pathname)
  await part?.preload()
  const rendered = renderToString(
    <App source={source} origin={origin} client={client}>
      <PlaceContext value={url}>
        <VisitContext value={visit}>
          <CurrentRoute />
        </VisitContext>
      </PlaceContext>
    </App>,
  )
  const state = serialiseState({ store, origin, answers: answersOf(client) })
  const html = documentOf({
    rendered,
    assets: { ...assets, preloads: [...assets.preloads, ...filesOfPage(client, part?.file)] },
    icon: shopIcon(store),
    fonts: fontFilesOf(store.theme),
    structuredData: structuredData(client, source, url),
    state,
  })
  return { status, html }
}

/** What the page needs besides what all need, so that the browser asks for it with the others. */
function filesOfPage(client: QueryClient, part: string | undefined) {
  const pages = client.getQueriesData<ShopPage>({ queryKey: ['page'] })
  const content = pages.flatMap(([, page]) => page?.content ?? [])
  return new Set([...(part ? filesOfPart(part) : []), ...filesOfTop(content)])
}
