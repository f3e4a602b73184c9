import type { PageItem } from '@vitrine/contract/page.ts'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { documentOf } from './document.ts'
import { loadPage } from './load-page.ts'
import { serialiseState } from './page-state.ts'
import { globalContentQuery } from './queries.ts'
import { answersOf, createQueryClient } from './query-client.ts'
import type { RenderedPage, RenderRequest } from './render-page.ts'
import { preloadParts } from './routes/current-route.tsx'
import { shopIcon } from './shop-icon.ts'

/** One page of a shop as a whole document. Nothing in it depends on who the shopper is. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { origin, store, calls, assets } = request
  const url = new URL(request.url, origin)
  const source = { calls, store }
  const client = createQueryClient()
  const { status, location } = await loadPage(client, source, url)
  if (location !== undefined) return { status, location, html: '' }
  await preloadParts(url.pathname)
  const rendered = renderToString(
    <StaticRouter location={url.pathname + url.search}>
      <App source={source} origin={origin} client={client} />
    </StaticRouter>,
  )
  const globalContent = client.getQueryData<PageItem[]>(globalContentQuery(source).queryKey) ?? []
  const state = serialiseState({ store, origin, answers: answersOf(client) })
  const html = documentOf({ rendered, assets, icon: shopIcon(store.name, globalContent), state })
  return { status, html }
}
