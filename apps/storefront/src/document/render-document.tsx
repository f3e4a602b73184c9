import type { QueryClient } from '@tanstack/react-query'
import { fontFilesOf } from '@vitrine/sections/theme/theme-font-files.ts'
import { motionsIn } from '@vitrine/sections/render/with-motion-rules.ts'
import { motionRules } from '@vitrine/sections/theme/rules/motion-rules.ts'
import { themeCss } from '@vitrine/sections/theme/theme-css.ts'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from '../app/app.tsx'
import { VisitContext } from '../checkout/summary/visit.ts'
import { documentOf } from './document.ts'
import { loadPage } from './load-page.ts'
import { serialiseState } from './page-state.ts'
import { needsLibrary } from '@vitrine/sections/render/components.ts'
import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import type { Content } from '@vitrine/sections/kit/page-item.ts'
import type { ShopPage } from '../calls/queries.ts'
import { answersOf, createQueryClient } from '../calls/query-client.ts'
import type { RenderedPage, RenderRequest } from './render-page.ts'
import { ServedContext } from '../layout/served-context.ts'
import { PlaceContext, type ServedPlace } from '@vitrine/sections/kit/place-context.ts'
import { matchRoute, type RouteName } from '../shell/router/routes.ts'
import { CurrentRoute } from '../app/current-route.tsx'
import { filesOfPart, filesOfTop, stylesOf } from '../page/part-assets.ts'
import { partOf } from '../app/parts.ts'
import { servedPage } from './served-page.ts'
import { shopIcon } from './shop-icon.ts'
import { structuredData } from './structured-data/structured-data.ts'

interface Rendering {
  around?: (screen: ReactNode) => ReactNode
  isPlain?: boolean
}

/** Renders a whole document; nothing in it depends on the shopper. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { visit } = request
  return await renderDocument(request, {
    around: (screen) => <VisitContext value={visit}>{screen}</VisitContext>,
  })
}

export async function renderDocument(
  { url: address, origin, store, head, calls, assets }: RenderRequest,
  { around = (screen) => screen, isPlain = false }: Rendering,
): Promise<RenderedPage> {
  const url = new URL(address, origin)
  const source = { calls, store }
  const client = createQueryClient()
  const { status, location, gaps } = await loadPage(client, source, url)
  if (location !== undefined) return { status, location, html: '' }
  await partOf(url.pathname)?.preload()
  const rendered = renderToString(
    <ServedContext
      value={{ origin, socialImage: head.socialImage, ...servedPage(client, source, url) }}
    >
      <App source={source} client={client}>
        <PlaceContext value={url}>{around(<CurrentRoute />)}</PlaceContext>
      </App>
    </ServedContext>,
  )
  const content = contentOf(client)
  const shown = [...content, ...globalContentOf(client)]
  const library = needsLibrary(shown)
  const html = documentOf({
    rendered,
    styles: [...assets.styles, ...stylesOf(shown)],
    themeCss: themeCss(store.theme) + motionRules(motionsIn(shown)),
    icon: head.favicon ?? shopIcon(store),
    verification: head.verification,
    fonts: fontFilesOf(store.theme),
    structuredData: structuredData(client, source, url, head),
    life: isPlain
      ? undefined
      : {
          start: assets.start,
          countsVisits: assets.countsVisits,
          files: [
            assets.entry,
            ...assets.preloads,
            ...filesOfPage(content, partFiles[matchRoute(url.pathname).name]),
            ...(library ? filesOfPart('library') : []),
          ],
          state: serialiseState({
            store: withoutRules(store),
            place: placeOf(url),
            answers: answersOf(client),
            ...(library && { library }),
          }),
        },
  })
  return { status, html, gaps }
}

/** The theme's own rules are in the head; no code of the browser reads them. */
function withoutRules(store: StoreInfo): StoreInfo {
  const {
    schemes: _s,
    dark: _d,
    texts: _t,
    buttons: _b,
    space: _p,
    ownFonts: _f,
    ...theme
  } = store.theme
  return { ...store, theme }
}

/** Only listings are rendered by their query. */
function placeOf({ pathname, search }: URL): ServedPlace {
  const { name } = matchRoute(pathname)
  return name === 'shop' || name === 'collection' ? { pathname, search } : { pathname }
}

/** Names of the routes' files in the build manifest. */
const partFiles: Partial<Record<RouteName, string>> = {
  shop: 'listing',
  collection: 'listing',
  product: 'product-view',
  checkout: 'checkout',
  thankYou: 'thank-you',
  newsletter: 'newsletter',
}

function contentOf(client: QueryClient): Content {
  const pages = client.getQueriesData<ShopPage>({ queryKey: ['page'] })
  return pages.flatMap(([, page]) => page?.content ?? [])
}

function globalContentOf(client: QueryClient): Content {
  return client.getQueryData(['globalContent']) ?? []
}

/** Lists the page's own files, to load them with the common ones. */
function filesOfPage(content: Content, part: string | undefined) {
  return new Set([...(part ? filesOfPart(part) : []), ...filesOfTop(content)])
}
