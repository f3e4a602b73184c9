import { beforeAll, expect } from 'vitest'
import { openSites } from '../sites.ts'
import type { Storefront } from '../web/storefront/storefront.ts'
import { startShop, type OwnedStore } from './start-shop.ts'

export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** Returns the structured data of a page, by type. */
export function structuredIn(html: string): Record<string, Thing> {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  const data = JSON.parse(json) as { '@context'?: string; '@graph'?: Thing[] }
  expect(data['@context']).toBe('https://schema.org')
  return Object.fromEntries((data['@graph'] ?? []).map((thing) => [thing['@type'], thing]))
}

/** Starts a server that renders the storefront. Call it at the top of a test file. */
export function startPagesShop() {
  let pages: Storefront
  const shop = startShop({ storefront: (request, store) => pages(request, store) })
  beforeAll(async () => {
    pages = (await openSites(shop.services)).storefront as Storefront
  })
  return {
    shop,
    read: async ({ storeDomain }: OwnedStore, path: string) =>
      await (await shop.fetch(path, { host: storeDomain })).text(),
    originOf: ({ storeDomain }: OwnedStore) => `http://${storeDomain}:${shop.services.config.port}`,
  }
}
