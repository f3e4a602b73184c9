import { hash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { HostStore } from '../../platform/host-store.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import { createPageCache } from './page-cache.ts'

const { shop, pages, rendered } = await startStorefront(createPageCache())

const visit = (store: OwnedStore, path: string, headers: Record<string, string> = {}) =>
  shop.fetch(path, { host: store.storeDomain, headers })

const rendersOf = (store: OwnedStore) =>
  rendered.filter((address) => address.startsWith(store.storeDomain)).length

test("a page's whole content is in the HTML", async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, { name: 'Sencha 100 g', description: '<p>Steamed at dawn.</p>' })

  const html = await (await visit(store, '/product/sencha-100-g')).text()

  expect(html).toContain('Sencha 100 g')
  expect(html).toContain('<p>Steamed at dawn.</p>')
  expect(html).toContain('€12.50')
})

test('an edit shows on the next request', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { slug: 'sencha', name: 'Sencha' })
  await visit(store, '/product/sencha')

  const { storeId, id, price } = sencha
  await shop.call('PUT', '/api/products/update-product', {
    as: store.owner,
    body: { id, storeId, price, name: 'Sencha, first flush' },
  })

  expect(await (await visit(store, '/product/sencha')).text()).toContain('Sencha, first flush')
})

test("a neighbour's edit costs nothing", async () => {
  const [tea, records] = [await shop.aStore(), await shop.aStore()]
  await visit(tea, '/')
  const before = rendersOf(tea)

  await shop.aProduct(records)
  await visit(tea, '/')

  expect(rendersOf(tea)).toBe(before)
})

test("an owner's draft costs nothing either", async () => {
  const store = await shop.aStore()
  await visit(store, '/')
  const before = rendersOf(store)

  await shop.call('POST', '/api/page/add-page', {
    as: store.owner,
    body: { storeId: store.storeId, name: 'A draft' },
  })
  await visit(store, '/')

  expect(rendersOf(store)).toBe(before)
})

test('whatever the query has, a page is rendered once', async () => {
  const store = await shop.aStore()
  await visit(store, '/')
  const before = rendersOf(store)

  for (const query of ['?utm_source=x', '?fbclid=y', '?page=1', '?a=1&b=2']) {
    await visit(store, `/${query}`)
  }

  expect(rendersOf(store)).toBe(before)
})

test('a browser that has the page gets 304 and no bytes', async () => {
  const store = await shop.aStore()
  const first = await visit(store, '/', { 'accept-encoding': 'gzip' })
  const etag = first.headers.get('etag') ?? ''

  const again = await visit(store, '/', { 'accept-encoding': 'gzip', 'if-none-match': etag })

  expect(first.headers.get('content-encoding')).toBe('gzip')
  expect(String(gunzipSync(Buffer.from(await first.arrayBuffer())))).toContain('<!doctype html>')
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('a product that moved leads to its new address for good', async () => {
  const store = await shop.aStore()
  const { id, storeId, name, price } = await shop.aProduct(store, { slug: 'sencha' })
  await shop.call('PUT', '/api/products/update-product', {
    as: store.owner,
    body: { id, storeId, name, price, slug: 'sencha-first-flush' },
  })

  const moved = await visit(store, '/product/sencha')

  expect(moved.status).toBe(301)
  expect(moved.headers.get('location')).toContain('/product/sencha-first-flush')
})

test.each(['/product/nothing', '/page/nothing', '/collection/nothing', '/nothing/at/all'])(
  '%s is a page that says that nothing is there',
  async (path) => {
    const store = await shop.aStore()
    const answer = await visit(store, path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Tea House')
  },
)

test('a host that no shop has says nothing about anyone', async () => {
  const answer = await shop.fetch('/', { host: 'nobody.localhost' })
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('Tea House')
})

test('a pixel id that is no number of Meta is refused, and never becomes a script', async () => {
  const store = await shop.aStore()
  const { storeId, owner } = store
  const hostile = '</script><script>alert(1)</script>'
  for (const fbPixelId of [hostile, '1234', '123456789012345678901', '12345a', "12345')//"]) {
    const body = { storeId, fbPixelId }
    const refused = await shop.call('PUT', '/api/store/update-fb-pixel', { as: owner, body })
    expect(refused).toMatchObject({
      status: 400,
      body: {
        issues: [{ path: 'fbPixelId', message: expect.stringContaining('digits') as string }],
      },
    })
  }
  const stored = shop.services.db.platform.execute(
    sql`UPDATE stores SET fb_pixel_id = ${hostile} WHERE id = ${storeId}`,
  )
  await expect(stored).rejects.toThrow()

  const hostStore = (await shop.services.hosts.findById(storeId)) as HostStore
  const request = new Request(`http://${store.storeDomain}/`)
  const html = await (await pages(request, { ...hostStore, fbPixelId: hostile })).text()
  expect(html).not.toContain('<script>alert')
})

test('pages carry no cookie, and no script but the one that their policy names', async () => {
  const store = await shop.aStore()
  const answer = await visit(store, '/')
  const html = await answer.text()
  const inline = html.matchAll(
    /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script>/g,
  )
  const hashes = [...inline].map(([, script = '']) => hash('sha256', script, 'base64'))

  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(hashes).toHaveLength(1)
  expect(answer.headers.get('content-security-policy')).toContain(
    `script-src 'self' 'sha256-${hashes[0]}';`,
  )
})

test("a shopper's own page is cached by nobody, and its token is in no log", async () => {
  const store = await shop.aStore()
  const product = await shop.aProduct(store)
  const { body } = await aShopper(shop, store).buy([{ product, quantity: 1 }])
  const path = `/checkout/thank-you/${body.token}`

  const page = await visit(store, path)
  const posted = await shop.fetch(path, { method: 'POST', host: store.storeDomain })

  expect(await page.text()).toContain('Ada')
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.headers.get('etag')).toBeNull()
  expect(posted.status).toBe(405)
  expect(shop.logged.join('')).toContain('/checkout/thank-you/…')
  expect(shop.logged.join('')).not.toContain(body.token)
})
