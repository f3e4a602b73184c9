import type { PageItem } from '@vitrine/contract/page.ts'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { documentOf } from './document.ts'
import { loadPage } from './load-page.ts'
import { serialiseState } from './page-state.ts'
import { globalContentQuery } from './queries.ts'
import { answersOf, createQueryClient } from './query-client.ts'
import type { Assets, RenderedPage, RenderRequest } from './render-page.ts'
import { RouterContext } from './router/router-context.ts'
import { partAssets } from './part-assets.ts'
import { partOf } from './parts.ts'
import { shopIcon } from './shop-icon.ts'

/** One page of a shop as a whole document. Nothing in it depends on who the shopper is. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { origin, store, calls, assets } = request
  const url = new URL(request.url, origin)
  const source = { calls, store }
  const client = createQueryClient()
  const { status, location } = await loadPage(client, source, url)
  if (location !== undefined) return { status, location, html: '' }
  const part = partOf(url.pathname)
  await part?.preload()
  const rendered = renderToString(
    <RouterContext value={{ place: url, navigate: () => {} }}>
      <App source={source} origin={origin} client={client} />
    </RouterContext>,
  )
  const globalContent = client.getQueryData<PageItem[]>(globalContentQuery(source).queryKey) ?? []
  const state = serialiseState({ store, origin, answers: answersOf(client) })
  const html = documentOf({
    rendered,
    assets: withPart(assets, part?.file),
    icon: shopIcon(store.name, globalContent),
    state,
  })
  return { status, html }
}

/** The files of the page's own part, so that the browser asks for them with the others. */
function withPart(assets: Assets, file: string | undefined): Assets {
  const part = file === undefined ? undefined : partAssets[file]
  if (!part) return assets
  const { scripts, styles, preloads } = assets
  return {
    scripts,
    styles: [...new Set([...styles, ...part.styles])],
    preloads: [...new Set([...preloads, ...part.preloads])],
  }
}
