import { domains, stores } from '@vitrine/db/schema/stores.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aDomain } from '../../testing/a-domain.ts'
import { anOrder } from '../../testing/an-order.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { storeOutbox } from '../../testing/store-outbox.ts'

const shop = startShop({
  storefront: async (_, { storeId }) => new Response(`page of ${storeId}`),
  media: async () => new Response('an image'),
})
const { db, hosts } = shop.services

async function change({ storeId }: OwnedStore, values: Partial<typeof stores.$inferInsert>) {
  await db.platform.update(stores).set(values).where(eq(stores.id, storeId))
  hosts.forget(storeId)
}

const pageAt = async (host: string, path = '/product/sencha?ref=mail') => {
  const answer = await shop.fetch(path, { host })
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    text: await answer.text(),
  }
}

test('a verified domain answers with its shop, and one that is only claimed answers nothing', async () => {
  const store = await shop.aStore()
  const domain = await aDomain(shop, store, { isPrimary: true })
  const claimed = await aDomain(shop, store, { domain: `c-${domain}`, status: 'pending' })

  expect(await pageAt(domain)).toMatchObject({ status: 200, text: `page of ${store.storeId}` })
  expect((await pageAt(domain.toUpperCase())).status).toBe(200)
  expect(await pageAt(claimed)).toMatchObject({ status: 404, text: /Nothing is here/ })
})

test('every other host of the shop leads to the primary one, with path and query', async () => {
  const store = await shop.aStore()
  const domain = await aDomain(shop, store, { isPrimary: true })
  const others = [await aDomain(shop, store, { domain: `www.${domain}` }), store.storeDomain]

  for (const host of others)
    expect(await pageAt(host)).toMatchObject({
      status: 308,
      location: `https://${domain}/product/sencha?ref=mail`,
    })
  for (const path of ['/sitemap.xml', '/checkout?lines=a', '/'])
    expect(await pageAt(store.storeDomain, path)).toMatchObject({
      status: 308,
      location: `https://${domain}${path}`,
    })
  const { headers } = await shop.fetch('/', { host: store.storeDomain })
  expect(headers.get('cache-control')).toBe('no-store')
})

test('without a primary domain they lead to the free subdomain', async () => {
  const store = await shop.aStore()
  const domain = await aDomain(shop, store)

  expect((await pageAt(store.storeDomain)).status).toBe(200)
  expect(await pageAt(domain, '/shop?page=2')).toMatchObject({
    status: 308,
    location: `http://${store.storeDomain}:3000/shop?page=2`,
  })
})

test('a page that is open at another host goes on: calls, images, robots and forms answer there', async () => {
  const store = await shop.aStore()
  await aDomain(shop, store, { isPrimary: true })
  const host = store.storeDomain

  const found = await shop.call('GET', '/api/pages/get-page-by-domain', {
    host,
    body: { domain: host, slug: 'home' },
  })
  expect(found.status).not.toBe(308)
  expect((await shop.fetch('/media/a.webp', { host })).status).toBe(200)
  expect((await shop.fetch('/robots.txt', { host })).status).toBe(200)
  const posted = await shop.fetch('/checkout', { host, method: 'POST', rawBody: 'step=place' })
  expect(posted.status).toBe(200)
})

test('another primary domain is followed on the next request', async () => {
  const store = await shop.aStore()
  const domain = await aDomain(shop, store, { isPrimary: true })
  expect((await pageAt(domain)).status).toBe(200)

  await db.platform.delete(domains).where(eq(domains.domain, domain))
  hosts.forget(store.storeId)

  expect((await pageAt(domain)).status).toBe(404)
  expect((await pageAt(store.storeDomain)).status).toBe(200)
})

test('a deleted shop says so at each of its hosts, and tells nothing else', async () => {
  const store = await shop.aStore({ name: 'Secret Teas' })
  const domain = await aDomain(shop, store, { isPrimary: true })

  await change(store, { deletedAt: shop.clock.now() })
  for (const host of [domain, store.storeDomain]) {
    const page = await pageAt(host)
    expect(page).toMatchObject({ status: 404, text: /This shop is closed/ })
    expect(page.text).not.toContain('Secret')
  }
  await change(store, { deletedAt: null })
  expect((await pageAt(domain)).status).toBe(200)
})

test('emails and invoices name the primary domain', async () => {
  const { store, order } = await anOrder(shop)
  const domain = await aDomain(shop, store, { isPrimary: true })

  const [mail] = await storeOutbox(shop.services, store)
  expect(mail?.html).toContain(`https://${domain}/`)
  expect(mail?.html).not.toContain(store.storeDomain)

  const as = store.owner
  await shop.call('PUT', '/api/orders/invoices', { as, body: { ids: [order.id] } })
  const invoice = await shop.fetch(
    `/api/orders/documents?kind=invoice&format=html&ids=${order.id}`,
    { as },
  )
  expect(await invoice.text()).toContain(domain)
})
