import type { Page, PageSummary } from '@vitrine/contract/content/page.ts'
import { beforeAll, expect, test } from 'vitest'
import { openSites } from '../../sites.ts'
import type { Storefront } from '../../web/storefront/storefront.ts'
import { startShop, type OwnedStore } from '../../testing/start-shop.ts'

let pages: Storefront
const shop = startShop({ storefront: (request, store) => pages(request, store) })

beforeAll(async () => {
  pages = (await openSites(shop.services)).storefront as Storefront
})

const read = ({ storeDomain: host }: OwnedStore, path: string) => shop.fetch(path, { host })

async function aPage(store: OwnedStore, name: string, { publish = true } = {}) {
  const { storeId, owner } = store
  const content = [
    { id: 'words', type: 'textBlock', contentType: 'normal', props: { text: `${name}!` } },
  ]
  const { body: page } = await shop.call<Page>('POST', '/api/page/add-page', {
    as: owner,
    body: { storeId, name, content },
  })
  if (!publish) return page
  const body = { pageId: page.id, publish }
  return (await shop.call<Page>('PUT', '/api/page/update-page', { as: owner, body })).body
}

function setAsHome({ owner }: OwnedStore, id: string) {
  return shop.call<Page>('PUT', `/api/page/${id}/set-as-home`, { as: owner })
}

async function list({ storeId, owner }: OwnedStore) {
  const answer = await shop.call<PageSummary[]>('GET', '/api/page/get-pages-by-store-id', {
    as: owner,
    body: { storeId },
  })
  return answer.body
}

test('another page becomes the home page on the next request, and its old address leads there', async () => {
  const store = await shop.aStore()
  const summer = await aPage(store, 'Summer')
  expect(await (await read(store, '/')).text()).not.toContain('Summer!')

  expect(await setAsHome(store, summer.id)).toMatchObject({
    status: 200,
    body: { slug: 'home', isHome: true },
  })

  expect(await (await read(store, '/')).text()).toContain('Summer!')
  const moved = await read(store, '/page/summer')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/'])
  expect(await (await read(store, '/sitemap.xml')).text()).not.toContain('/page/summer')
})

test('the page that was the home page stays in the shop under an address of its own', async () => {
  const store = await shop.aStore()
  const first = (await list(store)).find(({ isHome }) => isHome)!
  const summer = await aPage(store, 'Summer')

  await setAsHome(store, summer.id)

  const [home, ...others] = await list(store)
  expect(home).toMatchObject({ id: summer.id, isHome: true })
  const { slug, isHome } = others.find(({ id }) => id === first.id)!
  expect({ slug, isHome }).toEqual({ slug: 'home-2', isHome: false })
  expect((await read(store, '/page/home-2')).status).toBe(200)
  expect(await (await read(store, '/sitemap.xml')).text()).toContain('/page/home-2')
})

test('the first home page can come back, and everything has its place again', async () => {
  const store = await shop.aStore()
  const first = (await list(store)).find(({ isHome }) => isHome)!
  const summer = await aPage(store, 'Summer')
  await setAsHome(store, summer.id)

  await setAsHome(store, first.id)

  expect(await (await read(store, '/')).text()).not.toContain('Summer!')
  expect(await (await read(store, '/page/summer')).text()).toContain('Summer!')
  const moved = await read(store, '/page/home-2')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/'])
})

test('a draft, and a page that the shop has a route for, cannot be the home page', async () => {
  const store = await shop.aStore()
  const draft = await aPage(store, 'Summer', { publish: false })
  const about = (await list(store)).find(({ slug }) => slug === 'about')!

  expect(await setAsHome(store, draft.id)).toMatchObject({ body: { code: 'page_not_published' } })
  expect(await setAsHome(store, about.id)).toMatchObject({ body: { code: 'slug_reserved' } })
  expect((await list(store)).filter(({ isHome }) => isHome)).toMatchObject([{ slug: 'home' }])
})

test('of pages that are made the home page at once, one is it, and none is lost', async () => {
  const store = await shop.aStore()
  const some = await Promise.all(['Spring', 'Summer', 'Autumn'].map((name) => aPage(store, name)))

  const answers = await Promise.all(some.map(({ id }) => setAsHome(store, id)))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const all = await list(store)
  expect(all.filter(({ isHome }) => isHome)).toHaveLength(1)
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(6)
})
