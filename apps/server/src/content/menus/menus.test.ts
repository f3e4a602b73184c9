import type { Menu, MenuSummary, ShownMenu } from '@vitrine/contract/content/menu.ts'
import type { Page } from '@vitrine/contract/content/page.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { SeoProblem } from '@vitrine/contract/shop/seo-problems.ts'
import { section } from '@vitrine/sections/render/compose-page.ts'
import { expect, test } from 'vitest'
import { startPagesShop } from '../../testing/start-pages-shop.ts'
import type { OwnedStore } from '../../testing/start-shop.ts'

const { shop, read } = startPagesShop()

const address = (url: string) => ({ kind: 'address', url })
const entry = (label: string, target: object, children: object[] = []) => ({
  id: label.toLowerCase().replaceAll(' ', '-'),
  label,
  target,
  children,
})

function add({ storeId, owner }: OwnedStore, entries: unknown, name = 'Main') {
  const body = { storeId, name, entries }
  return shop.call<Menu>('POST', '/api/menus', { as: owner, body })
}

async function shows(store: OwnedStore, type: 'navbar' | 'footer', menu: string) {
  const { storeId, owner: as } = store
  const { body: pages } = await shop.call<Page[]>('GET', '/api/page/get-pages-by-store-id', {
    as,
    body: { storeId },
  })
  const home = pages.find(({ isHome }) => isHome)!
  const globalContent = [section(type, type, { menu })]
  const body = { pageId: home.id, content: [], globalContent }
  const answer = await shop.call('PUT', '/api/page/update-all-content', { as, body })
  expect(answer.status).toBe(200)
}

async function brokenLinks({ storeId, owner }: OwnedStore) {
  const body = { storeId, kind: 'broken_link' }
  const path = '/api/seo/problems'
  const answer = await shop.call<PageOf<SeoProblem>>('GET', path, { as: owner, body })
  return answer.body.content.map(({ of, name, detail }) => `${of} ${name}: ${detail}`)
}

test('a header shows a menu of three levels instead of its links, which opens without JavaScript', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { name: 'Sencha', slug: 'sencha' })
  const product = { kind: 'product', id: sencha.id }
  const green = entry('Green', address('/collection/green'), [entry('Sencha', product)])
  const mega = {
    ...entry('Teas', address('/shop'), [green]),
    mega: true,
    feature: { image: '/media/harvest.webp', text: 'The harvest', target: address('/about') },
  }
  const { body: menu } = await add(store, [mega, entry('About', address('/about'))])
  expect(await read(store, '/')).not.toContain('<details')

  await shows(store, 'navbar', menu.id)

  const html = await read(store, '/')
  expect(html).toMatch(/<details[^>]*class="menu-mega"[^>]*><summary><span dir="auto">Teas/)
  expect(html).toContain('href="/product/sencha"')
  expect(html).toContain('All Teas')
  expect(html).toContain('The harvest')
  expect(html).not.toContain('>Shop</span>')
  const body = { storeId: store.storeId }
  const listed = await shop.call<MenuSummary[]>('GET', '/api/menus', { as: store.owner, body })
  expect(listed.body).toMatchObject([{ entryCount: 4, missingCount: 0, shownIn: ['navbar'] }])
})

test('what a menu leads to and is gone is left out, flagged, and named among the broken links', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { name: 'Sencha', slug: 'sencha' })
  const product = { kind: 'product', id: sencha.id }
  const parent = { ...entry('Green', product), id: 'parent' }
  const entries = [
    { ...parent, children: [entry('Shop', address('/shop'))] },
    entry('Gone tea', product),
    entry('Heading', { kind: 'none' }, [{ ...entry('Gone too', product) }]),
  ]
  const { body: menu } = await add(store, entries)
  await shows(store, 'footer', menu.id)
  expect(await read(store, '/')).toContain('Gone tea')

  await shop.call('DELETE', `/api/products/delete/${sencha.id}`, { as: store.owner })

  const html = await read(store, '/')
  expect(html).not.toMatch(/Gone|Heading|product\/sencha/)
  expect(html).toMatch(/<h2 dir="auto">Green<\/h2>/)
  const { body } = await shop.call<Menu>('GET', `/api/menus/${menu.id}`, { as: store.owner })
  expect(body.missing).toEqual(['parent', 'gone-tea', 'gone-too'])
  expect(await brokenLinks(store)).toEqual([
    'menu Main: Green',
    'menu Main: Gone tea',
    'menu Main: Gone too',
  ])
  await shop.call('DELETE', `/api/menus/${menu.id}`, { as: store.owner })
  expect(await read(store, '/')).toContain('All products')
})

test.each([
  [
    'a fourth level',
    'entries.0.children.0.children.0.children',
    'A menu has at most three levels.',
  ],
  ['an entry within itself', 'entries', 'Each entry of a menu needs an id of its own.'],
  ['an address that runs', 'entries.0.target.url', 'Start with /, #, https://'],
  ['too many together', 'entries', 'Put at most 30 entries together.'],
  ['what was never there', 'entries', 'The product that an entry leads to does not exist.'],
])('%s is refused with a sentence', async (what, path, message) => {
  const store = await shop.aStore()
  const leaf = entry('Leaf', address('/'))
  const deep = entry('A', address('/'), [entry('B', address('/'), [{ ...leaf, children: [leaf] }])])
  const entries: Record<string, object[]> = {
    'a fourth level': [deep],
    'an entry within itself': [entry('Leaf', address('/'), [leaf])],
    'an address that runs': [entry('Leaf', address('javascript:alert(1)'))],
    'what was never there': [entry('Leaf', { kind: 'product', id: store.storeId })],
    'too many together': Array.from({ length: 31 }, (_, index) => ({ ...leaf, id: `e${index}` })),
  }
  const answer = await add(store, entries[what])
  expect(answer).toMatchObject({ status: 400, body: { issues: [{ path }] } })
  expect(JSON.stringify(answer.body)).toContain(message)
})

test('a menu that another person changed meanwhile is not overwritten', async () => {
  const store = await shop.aStore()
  const { body: menu } = await add(store, [])
  const { storeId, owner: as } = store
  const save = (name: string) =>
    shop.call('PUT', `/api/menus/${menu.id}`, {
      as,
      body: { storeId, name, entries: [], revision: menu.revision },
    })
  expect((await save('First')).status).toBe(200)
  expect(await save('Second')).toMatchObject({ status: 409, body: { code: 'stale_revision' } })
  const host = store.storeDomain
  const body = { storeId, id: menu.id }
  const shown = await shop.call<ShownMenu>('GET', '/api/menus/fetch-menu', { host, body })
  expect(shown.body).toEqual([])
})
