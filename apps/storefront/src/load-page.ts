import type { QueryClient } from '@tanstack/react-query'
import { readListingQuery } from '@vitrine/commerce/listing-query.ts'
import { queriesOf } from '@vitrine/sections/render/section-data.ts'
import type { StoreQuery, StoreSource } from '@vitrine/sections/kit/store-queries.ts'
import { paymentLinkQuery } from './checkout/link-query.ts'
import { isPastEnd, listingData } from './listing/listing-data.ts'
import { findStep } from './newsletter/steps.ts'
import { type AtAddress, isGone, isMissing, orGone } from './or-null.ts'
import { pagePath } from '@vitrine/commerce/page-path.ts'
import {
  checkoutConfigQuery,
  globalContentQuery,
  orderQuery,
  pageQuery,
  paymentQuery,
  productQuery,
  shopPage,
  type ShopPage,
} from './queries.ts'
import { saleTermsQuery } from './product/sale-terms-query.ts'
import { createReadOnce, type ReadOnce } from './read-once.ts'
import { matchRoute, type RouteName } from './routes.ts'

interface FoundPage {
  status: 200 | 301 | 404 | 410
  location?: string
}

interface LoadedPage extends FoundPage {
  /** Why sections of it have no data: they ask for it again in the browser. */
  gaps: unknown[]
}

interface Visit {
  client: QueryClient
  read: ReadOnce
  source: StoreSource
  /** The slug or the token of the address. */
  key: string
  url: URL
  gaps: unknown[]
}

const found: FoundPage = { status: 200 }
const missing: FoundPage = { status: 404 }

function missingOr(answer: null | false): FoundPage {
  return answer === false ? { status: 410 } : missing
}

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
  notFound: async (visit) => {
    await loadGlobalContent(visit)
    return missing
  },
}

/**
 * Reads everything that the page at this address shows, as much as possible at the same time.
 * @throws when what the address itself names cannot be read; a section that cannot is a gap
 */
export async function loadPage(
  client: QueryClient,
  source: StoreSource,
  url: URL,
): Promise<LoadedPage> {
  const { name, key } = matchRoute(url.pathname)
  const gaps: unknown[] = []
  const page = await loaders[name]({
    client,
    read: createReadOnce(client),
    source,
    key,
    url,
    gaps,
  })
  return { ...page, gaps }
}

async function loadBuiltPage(visit: Visit): Promise<FoundPage> {
  const page = await readPage(visit)
  if (!page) return missingOr(page)
  if (page.slug !== visit.key) return moved(visit, pagePath(page.slug))
  return found
}

async function loadShop(visit: Visit): Promise<FoundPage> {
  const [listing] = await Promise.all([readListing(visit), readPage({ ...visit, key: 'shop' })])
  return listing && !isPastEnd(listing) ? found : missing
}

async function loadCollection(visit: Visit): Promise<FoundPage> {
  const { key } = visit
  const [listing] = await Promise.all([readListing(visit, key), loadGlobalContent(visit)])
  if (!listing) return missingOr(listing)
  if (!listing.category) return missing
  const { slug } = listing.category
  if (slug !== key) return moved(visit, `/collection/${slug}`)
  return isPastEnd(listing) ? missing : found
}

async function readListing({ read, source, url }: Visit, category?: string) {
  return await read(listingData(source, category, readListingQuery(url.searchParams)))
}

async function loadProduct(visit: Visit): Promise<FoundPage> {
  const { read, source, key } = visit
  const [product] = await Promise.all([
    read(productQuery(source, key)),
    loadGlobalContent(visit),
    read(saleTermsQuery(source)),
  ])
  if (!product) return missingOr(product)
  return product.slug === key
    ? found
    : moved(visit, visit.url.pathname.replace(/[^/]+\/?$/, product.slug))
}

async function loadCheckout(visit: Visit): Promise<FoundPage> {
  await Promise.all([visit.read(checkoutConfigQuery(visit.source)), loadGlobalContent(visit)])
  return found
}

async function loadThankYou(visit: Visit): Promise<FoundPage> {
  const [order] = await Promise.all([
    visit.read(orderQuery(visit.source, visit.key)),
    loadGlobalContent(visit),
  ])
  if (order) return found
  const isLink = visit.url.pathname.startsWith('/checkout/pay/')
  return (await (isLink ? loadLink(visit) : loadPayment(visit))) ? found : missing
}

/** What is to be paid by a link, and what the checkout says beside it. */
async function loadLink({ read, source, key }: Visit): Promise<boolean> {
  const [link] = await Promise.all([
    read(paymentLinkQuery(source, key, undefined)),
    read(checkoutConfigQuery(source)),
  ])
  return link !== null
}

/** Someone comes back from a provider's page: if it was paid, the order is there from now on. */
async function loadPayment({ client, read, source, key }: Visit): Promise<boolean> {
  const payment = await read(paymentQuery(source, key))
  const order = orderQuery(source, key)
  if (payment?.state === 'completed') client.setQueryData(order.queryKey, await order.queryFn())
  return payment !== null
}

async function loadNewsletter(visit: Visit): Promise<FoundPage> {
  await loadGlobalContent(visit)
  return findStep(visit.key) ? found : missing
}

/** A page's call brings the global content along, which saves a call of its own. */
async function readPage(visit: Visit): Promise<AtAddress<ShopPage>> {
  const { client, source, key } = visit
  const { storeDomain } = source.store
  const page = await orGone(source.calls.page.getPageByDomain({ domain: storeDomain, slug: key }))
  client.setQueryData(pageQuery(source, key).queryKey, page && shopPage(page))
  if (!page) {
    await loadGlobalContent(visit)
    return page
  }
  client.setQueryData(globalContentQuery(source).queryKey, page.globalContent)
  await readAll(visit, queriesOf([...page.globalContent, ...page.content], source))
  return page
}

async function loadGlobalContent(visit: Visit) {
  const content = await visit.read(globalContentQuery(visit.source))
  await readAll(visit, queriesOf(content, visit.source))
}

/** What a section asks for may be gone or fail; then only that section says so, in the browser. */
async function readAll(visit: Visit, queries: StoreQuery<unknown>[]) {
  await Promise.all(queries.map((query) => readOne(visit, query)))
}

async function readOne({ read, gaps }: Visit, query: StoreQuery<unknown>) {
  try {
    await read(query)
  } catch (error) {
    if (!isMissing(error) && !isGone(error)) gaps.push(error)
  }
}

function moved({ url }: Visit, path: string): FoundPage {
  // A header takes no letters beyond ASCII.
  return { status: 301, location: new URL(path, url).pathname + url.search }
}
