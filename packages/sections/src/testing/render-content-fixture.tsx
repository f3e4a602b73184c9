import type { Product } from '@vitrine/contract/catalogue/product.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { SaleTerms } from '@vitrine/contract/sales/checkout.ts'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { loadEveryPart } from '../render/components.ts'
import { normalizeContent } from '../render/normalize-content.ts'
import { queriesOf } from '../render/section-data.ts'
import {
  callsOf,
  sencha,
  Shop,
  teaHouse,
  type Categories,
  type Products,
} from './section-fixture.tsx'
import { SectionList } from '../render/section-list.tsx'
import type { SectionMode } from '../kit/section-mode.ts'

interface Shown {
  mode?: SectionMode
  products?: Products
  categories?: Categories
  product?: () => Promise<Product>
  shipping?: SaleTerms['shipping']
  prefetch?: boolean
}

await loadEveryPart()

/** Returns a page's HTML as the server sends it, with its data prefetched. */
export async function renderContent(content: PageItem[], options: Shown = {}): Promise<string> {
  const { mode = 'shop', products = async () => [sencha], categories, prefetch = true } = options
  const calls = callsOf(products, categories, options)
  const page = normalizeContent(content)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (prefetch) {
    const queries = queriesOf(page, { calls, store: teaHouse })
    await Promise.all(queries.map((query) => client.prefetchQuery(query)))
  }
  client.setDefaultOptions({ queries: { retry: false, retryOnMount: false } })
  const html = renderToString(
    <Shop client={client} calls={calls} mode={mode}>
      <SectionList content={page} />
    </Shop>,
  )
  return html.replaceAll('<!-- -->', '')
}
