import type { QueryClient } from '@tanstack/react-query'
import type { StoreSource } from '@vitrine/sections/kit/store-queries.ts'
import { pageQuery } from '../calls/queries.ts'
import { createReadOnce } from '../calls/read-once.ts'
import { readGlobalContent } from '../page/read-page.ts'
import { readTemplate } from '../page/read-template.ts'
import { type FoundPage, missing, type Visit } from '../page/visit.ts'
import { loadBuiltPage } from '../pages/built/load-built-page.ts'
import { loadCheckout } from '../pages/checkout/load-checkout.ts'
import { loadCollection } from '../pages/collection/load-collection.ts'
import { loadNewsletter } from '../pages/newsletter/load-newsletter.ts'
import { loadProduct } from '../pages/product/load-product.ts'
import { loadShop } from '../pages/shop/load-shop.ts'
import { loadThankYou } from '../pages/thank-you/load-thank-you.ts'
import { matchRoute, type RouteName } from '../shell/router/routes.ts'

interface LoadedPage extends FoundPage, Pick<Visit, 'gaps'> {}

const loaders: Record<RouteName, (visit: Visit) => Promise<FoundPage>> = {
  home: (visit) => loadBuiltPage({ ...visit, key: 'home' }),
  about: (visit) => loadBuiltPage({ ...visit, key: 'about' }),
  page: loadBuiltPage,
  shop: loadShop,
  collection: loadCollection,
  product: loadProduct,
  checkout: loadCheckout,
  thankYou: loadThankYou,
  newsletter: loadNewsletter,
  async other(visit) {
    if (isServedPath(visit.key)) return await loadBuiltPage(visit)
    const { client, source, key } = visit
    client.setQueryData(pageQuery(source, key).queryKey, null)
    await readGlobalContent(visit)
    return missing
  },
}

const isServedPath = (path: string) => /^\/(?:blog|policies|search)(?:\/|$)/.test(path)

/**
 * Loads all data of a page in parallel.
 * @throws when the main record fails; a failed section is left out instead
 */
export async function loadPage(
  client: QueryClient,
  source: StoreSource,
  url: URL,
): Promise<LoadedPage> {
  const { name, key } = matchRoute(url.pathname)
  const gaps: unknown[] = []
  const visit = { client, read: createReadOnce(client), source, key, url, gaps }
  const page = await loaders[name](visit)
  if (page.status >= 404) await readTemplate(visit, 'notFound', '/not-found')
  return { ...page, gaps }
}
