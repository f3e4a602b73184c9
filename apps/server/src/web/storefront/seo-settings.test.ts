import { defaultSeo, type SeoSettings, type SeoView } from '@vitrine/contract/shop/seo-settings.ts'
import type { MediaItem } from '@vitrine/contract/content/media.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import { beforeAll, expect, test } from 'vitest'
import { openSites } from '../../sites.ts'
import { aFile, greenPng, upload } from '../../testing/an-image.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import type { Storefront } from './storefront.ts'

let pages: Storefront
const shop = startShop({ storefront: (request, store) => pages(request, store) })

beforeAll(async () => {
  pages = (await openSites(shop.services)).storefront as Storefront
})

async function settingsOf({ storeId, owner }: OwnedStore) {
  return (await shop.call<SeoView>('GET', '/api/seo/settings', { as: owner, body: { storeId } }))
    .body
}

async function save(store: OwnedStore, values: Partial<SeoSettings>, revision?: number) {
  const { storeId, owner } = store
  const { revision: present, sitemap: _, ...settings } = await settingsOf(store)
  const body = { storeId, revision: revision ?? present, settings: { ...settings, ...values } }
  return await shop.call<SeoView & RefusalBody>('PUT', '/api/seo/settings', { as: owner, body })
}

const visit = ({ storeDomain }: OwnedStore, path: string) => shop.fetch(path, { host: storeDomain })
const read = async (store: OwnedStore, path: string) => await (await visit(store, path)).text()
const titleIn = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]
const descriptionIn = (html: string) => /<meta name="description" content="(.*?)"/.exec(html)?.[1]

async function anImage(store: OwnedStore): Promise<MediaItem> {
  return (await upload(shop, store, aFile(greenPng, 'leaf.png'))).body
}

test('a new store publishes the same as before there were settings', async () => {
  const store = await shop.aStore()
  const { revision, sitemap, ...settings } = await settingsOf(store)
  expect(settings).toEqual(defaultSeo)
  expect(revision).toBe(0)
  expect(sitemap).toEqual({
    url: expect.stringMatching(/\/sitemap\.xml$/),
    builtAt: null,
    addresses: null,
  })
})

test('templates name what has no title and no description of its own', async () => {
  const store = await shop.aStore()
  const { storeId, owner } = store
  await shop.aProduct(store, { slug: 'plain', name: 'Sencha' })
  await shop.aProduct(store, {
    slug: 'own',
    name: 'Bancha',
    seoTitle: 'Own',
    metaDescription: 'Its',
  })
  const body = { storeId, name: 'Green', slug: 'green' }
  await shop.call('POST', '/api/category/add-category', { as: owner, body })
  const page = { storeId, name: 'Story', slug: 'story' }
  const added = await shop.call<{ id: string }>('POST', '/api/page/add-page', {
    as: owner,
    body: page,
  })
  const publish = { pageId: added.body.id, publish: true }
  await shop.call('PUT', '/api/page/update-page', { as: owner, body: publish })
  const templates = {
    page: { title: '{page} | {shop}', description: 'All about {page}.' },
    product: { title: 'Buy {page} at {shop}', description: '{page}, sent today.' },
    category: { title: '{page} teas', description: '{page} from {shop}' },
  }
  expect(await save(store, { templates })).toMatchObject({ status: 200, body: { templates } })

  const shown = async (path: string) => {
    const html = await read(store, path)
    return [titleIn(html), descriptionIn(html)]
  }
  expect(await shown('/product/plain')).toEqual(['Buy Sencha at Tea House', 'Sencha, sent today.'])
  expect(await shown('/product/own')).toEqual(['Own', 'Its'])
  expect(await shown('/collection/green')).toEqual(['Green teas', 'Green from Tea House'])
  expect(await shown('/page/story')).toEqual(['Story | Tea House', 'All about Story.'])
})

test('verification codes are meta elements of the home page only', async () => {
  const store = await shop.aStore()
  const verification = { google: 'g_1-a=', bing: 'B1', pinterest: 'p2', meta: 'm3' }
  await save(store, { verification })
  const home = await read(store, '/')
  for (const [name, code] of [
    ['google-site-verification', 'g_1-a='],
    ['msvalidate.01', 'B1'],
    ['p:domain_verify', 'p2'],
    ['facebook-domain-verification', 'm3'],
  ])
    expect(home).toContain(`<meta name="${name}" content="${code}">`)
  expect(await read(store, '/shop')).not.toContain('site-verification')
})

test('a social image and a favicon come from the media library', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, { slug: 'own', productImage: '/media/own.webp' })
  const { id, url } = await anImage(store)
  expect((await save(store, { socialImage: url, favicon: url })).status).toBe(200)
  const home = await read(store, '/')
  expect(home).toContain(`<link rel="icon" href="${url}">`)
  expect(home).toMatch(new RegExp(`property="og:image" content="[^"]*${url}"`))
  expect(await read(store, '/product/own')).toContain('/media/own.webp"')
  const remove = await shop.call('DELETE', `/api/media/${id}`, { as: store.owner })
  expect(remove).toMatchObject({ status: 409, body: { code: 'picture_in_use' } })
})

test('browsers find an icon at its usual address, too, and never an error', async () => {
  const store = await shop.aStore()
  const none = await visit(store, '/favicon.ico')
  expect([none.status, await none.text()]).toEqual([204, ''])

  const { url } = await anImage(store)
  await save(store, { favicon: url })
  const { status, headers } = await visit(store, '/favicon.ico')
  expect([status, headers.get('location')]).toEqual([302, url])
})

test('a favicon that is no image is refused, and nothing is lost', async () => {
  const [store, neighbour] = [await shop.aStore(), await shop.aStore()]
  const theirs = await anImage(neighbour)
  await save(store, { robots: 'Disallow: /page/old' })
  for (const favicon of ['/robots.txt', 'https://elsewhere.example/a.png', theirs.url]) {
    const { status, body } = await save(store, { favicon, robots: '' })
    expect(status).toBe(400)
    expect(body.issues).toEqual([
      { path: 'settings.favicon', message: expect.stringContaining('media library') },
    ])
  }
  expect(await settingsOf(store)).toMatchObject({ favicon: null, robots: 'Disallow: /page/old' })
})

test('a shop can be left out of search engines while shoppers read it', async () => {
  const store = await shop.aStore()
  expect((await visit(store, '/')).headers.get('x-robots-tag')).toBeNull()
  await save(store, { indexing: false })
  const home = await visit(store, '/')
  expect([home.status, home.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  const robots = await read(store, '/robots.txt')
  expect(robots).not.toContain('Disallow: /\n')
  expect(robots).not.toContain('Sitemap')
  expect((await visit(store, '/sitemap.xml')).status).toBe(404)
})

test('rules are added to robots.txt: to the group of all robots, or in groups of their own', async () => {
  const store = await shop.aStore()
  await save(store, { robots: 'Disallow: /page/sale\n\nUser-agent: GPTBot\nDisallow: /\n' })
  expect(await read(store, '/robots.txt')).toContain(
    'Disallow: /api/\nDisallow: /page/sale\n\nUser-agent: GPTBot\nDisallow: /\n\nSitemap: ',
  )
  await save(store, { robots: 'User-agent: GPTBot\nDisallow: /' })
  expect(await read(store, '/robots.txt')).toContain('Disallow: /api/\n\nUser-agent: GPTBot\n')
})

test.each<[string, Partial<SeoSettings>, string]>([
  [
    'an unknown name in a template',
    { templates: { ...defaultSeo.templates, page: { title: '{price}', description: '' } } },
    'templates.page.title',
  ],
  [
    'HTML instead of a code',
    { verification: { ...defaultSeo.verification, google: '<meta name="x">' } },
    'verification.google',
  ],
  ['a line that is no rule', { robots: 'Please go away' }, 'robots'],
  ['robots that may read nothing', { robots: 'Disallow: /' }, 'robots'],
  ['a negative window', { returns: { days: -1, fees: 'free' } }, 'returns.days'],
])('%s is refused with its field', async (_, values, path) => {
  const store = await shop.aStore()
  const { status, body } = await save(store, values)
  expect(status).toBe(400)
  expect(body.issues?.[0]).toMatchObject({ path: `settings.${path}`, message: expect.any(String) })
  expect((await settingsOf(store)).revision).toBe(0)
})

test('two owners do not overwrite each other', async () => {
  const store = await shop.aStore()
  await save(store, { indexing: false })
  expect(await save(store, { indexing: true }, 0)).toMatchObject({
    status: 409,
    body: { code: 'stale_revision' },
  })
})

test('the settings say when the sitemap was written last', async () => {
  const store = await shop.aStore()
  await visit(store, '/sitemap.xml')
  await shop.services.visits.flush()
  const { sitemap } = await settingsOf(store)
  expect(sitemap).toMatchObject({ addresses: 3, builtAt: expect.any(String) })
})
