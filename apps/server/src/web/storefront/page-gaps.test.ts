import type { ApiClient } from '@vitrine/contract/contract.ts'
import { expect, test } from 'vitest'
import type { HostStore } from '../../platform/host-store.ts'
import { aTeaHouse, startStorefront } from '../../testing/start-storefront.ts'
import { instead } from './calls-with-draft.ts'
import { createPageCache } from './page-cache.ts'
import { createStorefront } from './storefront.ts'

const { shop, parts } = await startStorefront()

const timeout = new Error('canceling statement due to statement timeout')

function failing(calls: ApiClient, isBroken: () => boolean): ApiClient {
  const fetchCategories: ApiClient['category']['fetchCategories'] = async (...input) => {
    if (isBroken()) throw timeout
    return await calls.category.fetchCategories(...input)
  }
  return instead(calls, { category: instead(calls.category, { fetchCategories }) })
}

test('a page is shown while the data of one of its sections cannot be read', async () => {
  const store = await aTeaHouse(shop)
  const hostStore = (await shop.services.hosts.findById(store.storeId)) as HostStore
  const reported: unknown[] = []
  let isBroken = true
  const pages = createStorefront({
    ...parts,
    callsOf: (host) => failing(parts.callsOf(host), () => isBroken),
    cache: createPageCache(),
    onError: (error) => reported.push(error),
  })
  const visit = async () => {
    const answer = await pages(new Request(`http://${store.storeDomain}/`), hostStore)
    return { status: answer.status, html: await answer.text() }
  }

  const { status, html } = await visit()

  expect(status).toBe(200)
  expect(html).toContain('Sencha 100 g')
  expect(reported).toEqual([timeout])

  isBroken = false
  const { html: whole } = await visit()
  expect(linksToCollections(whole)).toBeGreaterThan(linksToCollections(html))
  expect(reported).toHaveLength(1)
})

function linksToCollections(html: string) {
  return html.split('href="/collection/').length - 1
}
