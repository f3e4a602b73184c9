import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startPagesShop, structuredIn, type Thing } from '../../testing/start-pages-shop.ts'
import type { OwnedStore } from '../../testing/start-shop.ts'

const { shop, read, originOf } = startPagesShop()

async function aCategory({ storeId, owner }: OwnedStore, values: object) {
  const body = { storeId, ...values }
  const answer = await shop.call<{ id: string }>('POST', '/api/category/add-category', {
    as: owner,
    body,
  })
  expect(answer.status).toBe(201)
  return answer.body
}

/** No call sets it yet, so the test writes the row. */
async function setStatus({ storeId }: OwnedStore, status: string) {
  await shop.services.db.platform.execute(
    sql`UPDATE stores SET status = ${status}, version = version + 1 WHERE id = ${storeId}`,
  )
  shop.services.hosts.forget(storeId)
}

test('a product page names itself once, and has data for sharing', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, {
    slug: 'sencha',
    description: '<p>Steamed at dawn.</p>',
    productImage: '/media/sencha.webp',
  })

  const html = await read(store, '/page/product/sencha')

  const origin = originOf(store)
  expect(html.match(/rel="canonical"/g)).toHaveLength(1)
  expect(html).toContain(`<link rel="canonical" href="${origin}/product/sencha"/>`)
  for (const [property, content] of [
    ['og:title', 'Sencha 100 g'],
    ['og:description', 'Steamed at dawn.'],
    ['og:type', 'product'],
    ['og:url', `${origin}/product/sencha`],
    ['og:site_name', 'Tea House'],
    ['og:image', `${origin}/media/sencha.webp`],
  ])
    expect(html).toContain(`<meta property="${property}" content="${content}"/>`)
})

test('the breadcrumbs in the data are those on the page', async () => {
  const store = await shop.aStore()
  const parent = await aCategory(store, { name: 'Tea', slug: 'tea' })
  const child = await aCategory(store, { name: 'Green', slug: 'green', parentId: parent.id })
  await shop.aProduct(store, { slug: 'sencha', categoryIds: [parent.id, child.id] })
  await shop.aProduct(store, { slug: 'cup', name: 'Cup' })
  const origin = originOf(store)
  const trailOf = async (path: string) => {
    const html = await read(store, path)
    const list = structuredIn(html)['BreadcrumbList']?.['itemListElement'] as Thing[]
    const [nav = ''] = /<nav aria-label="Breadcrumb".*?<\/nav>/.exec(html) ?? []
    const shown = [...nav.matchAll(/>([^<>]+)<\/(?:a|span)>/g)].map(([, name]) => name)
    expect(list.map(({ name }) => name)).toEqual(shown)
    expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1))
    return list.map(({ name, item }) => [name, item])
  }

  expect(await trailOf('/product/sencha')).toEqual([
    ['Home', `${origin}/`],
    ['Green', `${origin}/collection/green`],
    ['Sencha 100 g', `${origin}/product/sencha`],
  ])
  expect(await trailOf('/product/cup')).toEqual([
    ['Home', `${origin}/`],
    ['Cup', `${origin}/product/cup`],
  ])
  expect(await trailOf('/collection/green')).toEqual([
    ['Home', `${origin}/`],
    ['Green', `${origin}/collection/green`],
  ])
})

test('the home page says who runs the shop', async () => {
  const store = await shop.aStore({ name: 'Tea <& House' })
  const { Organization, WebSite } = structuredIn(await read(store, '/'))
  const url = `${originOf(store)}/`
  expect(Organization).toMatchObject({ name: 'Tea <& House', url })
  expect(WebSite).toMatchObject({ name: 'Tea <& House', url })
})

test('robots are led to the sitemap and away from what belongs to one shopper', async () => {
  const store = await shop.aStore()
  const answer = await shop.fetch('/robots.txt', { host: store.storeDomain })
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toBe(
    'User-agent: *\nDisallow: /cart\nDisallow: /checkout\nDisallow: /search\nDisallow: /api/\n' +
      `\nSitemap: ${originOf(store)}/sitemap.xml\n`,
  )
})

test('a shop with a proved domain of its own names that one, wherever it is read', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, { name: 'Sencha', slug: 'sencha' })
  const domain = `tea-${store.storeId}.example`
  const own = (status: string) => sql`
    INSERT INTO domains (domain, store_id, status, is_primary)
    VALUES (${domain}, ${store.storeId}, ${status}, true)
    ON CONFLICT (store_id, domain) DO UPDATE SET status = excluded.status`

  await shop.services.db.platform.execute(own('pending'))
  await setStatus(store, 'live')
  expect(await read(store, '/product/sencha')).toContain(
    `<link rel="canonical" href="${originOf(store)}/product/sencha"`,
  )

  await shop.services.db.platform.execute(own('verified'))
  await setStatus(store, 'live')
  const textAt = async (host: string, path: string) =>
    await (await shop.fetch(path, { host })).text()
  const page = await textAt(domain, '/product/sencha')
  expect(page).toContain(`<link rel="canonical" href="https://${domain}/product/sencha"`)
  expect(page).toContain(`<meta property="og:url" content="https://${domain}/product/sencha"`)
  const sitemap = await textAt(domain, '/sitemap.xml')
  expect(sitemap).toContain(`<loc>https://${domain}/product/sencha</loc>`)
  expect(sitemap).not.toContain(store.storeDomain)
  for (const host of [store.storeDomain, domain])
    expect(await textAt(host, '/robots.txt')).toContain(`Sitemap: https://${domain}/sitemap.xml`)
})

test('a shop that is not open is kept out of search engines', async () => {
  const store = await shop.aStore()
  const indexed = await shop.fetch('/', { host: store.storeDomain })
  expect(indexed.headers.get('x-robots-tag')).toBeNull()

  await setStatus(store, 'draft')

  const hidden = await shop.fetch('/', { host: store.storeDomain })
  expect(hidden.headers.get('x-robots-tag')).toBe('noindex')
  expect(await read(store, '/robots.txt')).toBe('User-agent: *\nDisallow: /\n')
  expect((await shop.fetch('/sitemap.xml', { host: store.storeDomain })).status).toBe(503)
})

test('a host that no shop has, and a page that is not there, are kept out too', async () => {
  const unknown = await shop.fetch('/', { host: 'nobody.localhost' })
  expect(unknown.headers.get('x-robots-tag')).toBe('noindex')
  const store = await shop.aStore()
  for (const path of ['/page/nothing', '/checkout']) {
    const html = await read(store, path)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
  }
})
