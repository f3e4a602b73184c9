import type { QueryClient } from '@tanstack/react-query'
import { readListingQuery } from '@vitrine/commerce/catalogue/listing-query.ts'
import type { Listing } from '@vitrine/contract/catalogue/listing.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import type { SaleTerms } from '@vitrine/contract/sales/checkout.ts'
import type { StoreSource } from '@vitrine/sections/kit/store-queries.ts'
import { findArticle } from '../../page/shown-article.ts'
import { articleData } from './article-data.ts'
import { blogTrail, collectionTrail, productTrail } from '@vitrine/sections/parts/trail/trails.ts'
import { listingData } from '@vitrine/sections/parts/listing/listing-data.ts'
import { globalContentQuery, productQuery } from '../../calls/queries.ts'
import { saleTermsQuery } from '@vitrine/sections/kit/sale-terms-query.ts'
import { matchRoute, type RouteName } from '../../shell/router/routes.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { offerTerms, type ShopTerms } from './offer-terms.ts'
import { productData } from './product-data.ts'
import { shopData } from './shop-data.ts'

interface Visit {
  client: QueryClient
  source: StoreSource
  key: string
  url: URL
  shopTerms: ShopTerms
}

const describe: Partial<Record<RouteName, (visit: Visit) => object[]>> = {
  home: describeShop,
  product: describeProduct,
  collection: describeCollection,
  other: describeArticle,
}

/** Returns the JSON-LD of a page from its cached queries; '' for none. */
export function structuredData(
  client: QueryClient,
  source: StoreSource,
  url: URL,
  shopTerms: ShopTerms,
): string {
  const { name, key } = matchRoute(url.pathname)
  const graph = describe[name]?.({ client, source, key, url, shopTerms }) ?? []
  return graph.length ? serialise({ '@context': 'https://schema.org', '@graph': graph }) : ''
}

function describeShop({ client, source, url }: Visit) {
  const content = client.getQueryData<PageItem[]>(globalContentQuery(source).queryKey) ?? []
  return shopData(source.store, content, url.origin)
}

function describeProduct({ client, source, key, url: { origin }, shopTerms }: Visit) {
  const product = client.getQueryData<Product>(productQuery(source, key).queryKey)
  if (!product) return []
  const { currency } = source.store
  const { shipping = null } = client.getQueryData<SaleTerms>(saleTermsQuery(source).queryKey) ?? {}
  const terms = offerTerms({ ...shopTerms, currency, shipping })
  return [
    productData({ product, currency, origin, terms }),
    breadcrumbData(productTrail(product), origin),
  ]
}

function describeCollection({ client, source, key, url }: Visit) {
  const { queryKey } = listingData(source, key, readListingQuery(url.searchParams))
  const category = client.getQueryData<Listing>(queryKey)?.category
  return category ? [breadcrumbData(collectionTrail(category), url.origin)] : []
}

function describeArticle({ client, source, key, url }: Visit) {
  const article = findArticle(client, source, key)
  if (!article) return []
  const { store } = source
  const trail = blogTrail(article.title, key)
  return [articleData({ article, store, url }), breadcrumbData(trail, url.origin)]
}

/** Escapes `<`, so that no name can end the script element. */
function serialise(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
