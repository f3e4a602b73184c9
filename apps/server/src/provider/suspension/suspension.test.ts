import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import type { IncomingMessage } from 'node:http'
import type { Store } from '@vitrine/contract/shop/store.ts'
import { scopes } from '@vitrine/contract/call/scope.ts'
import { afterAll, expect, test } from 'vitest'
import { declaredCalls } from '../../access-matrix/calls.ts'
import { createClientAddress } from '../../platform/client-address.ts'
import { listen } from '../../platform/http/listen.ts'
import { aDomain } from '../../testing/a-domain.ts'
import { aKey } from '../../testing/a-key.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import { storeOutbox } from '../../testing/store-outbox.ts'
import { resumeShop, suspendShop } from '../../testing/suspend-shop.ts'
import { createPageCache } from '../../web/storefront/page-cache.ts'
import { createPageShortcut } from '../../web/storefront/page-shortcut.ts'
import { resumeStore, suspendStore } from './suspend-store.ts'

const cache = createPageCache()
const { shop } = await startStorefront(cache)
const { services } = shop
const shortcut = createPageShortcut({
  hosts: services.hosts,
  cache,
  headers: {},
  clientAddress: createClientAddress(services.config, services.log),
})
const server = await listen(
  shop.app,
  { ...services.config, port: 0 },
  { shortcut, log: services.log },
)
afterAll(() => server.stop())

async function visit(host: string, path: string) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const address = { host: '127.0.0.1', port: server.port, path, agent: false } as const
    get({ ...address, headers: { host } }, resolve).on('error', reject)
  })
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

const unavailable = { status: 503, body: { code: 'shop_unavailable' } }

test('every path of a suspended shop says that it is unavailable, cached pages too', async () => {
  const store = await shop.aStore({ name: 'Counterfeit Corner' })
  const domain = await aDomain(shop, store, { isPrimary: true })
  expect((await visit(domain, '/')).status).toBe(200)
  expect((await visit(domain, '/')).status).toBe(200)

  await suspendShop(shop, store, 'Sells counterfeits.')

  const paths = ['/', '/all-products', '/cart', '/checkout', '/media/x.webp', '/robots.txt', '/x?y']
  for (const host of [domain, store.storeDomain])
    for (const path of paths) {
      const { status, headers, body } = await visit(host, path)
      expect([path, status]).toEqual([path, 503])
      expect(headers).toMatchObject({ 'retry-after': '86400', 'x-robots-tag': 'noindex' })
      expect(headers['cache-control']).toBe('private, no-store')
      expect(body).toContain('This shop is unavailable')
      expect(body).not.toMatch(/Counterfeit/)
    }
  // The icon of that page, which a browser may request when the shop is back.
  expect((await visit(domain, '/favicon.ico')).status).toBe(204)

  await resumeShop(shop, store)
  const back = await visit(domain, '/')
  expect(back.status).toBe(200)
  expect(back.body).toContain('Counterfeit Corner')
})

test('the API of shoppers answers 503 at the shop’s host, and to strangers at the main one', async () => {
  const store = await shop.aStore()
  const product = await shop.aProduct(store)
  const { storeId, storeDomain: host } = store
  await suspendShop(shop, store)

  const quote = { storeId, lines: [{ productId: product.id, quantity: 1 }] }
  for (const at of [{ host }, {}]) {
    const answer = await shop.call('POST', '/api/checkout/quote', { ...at, body: quote })
    expect(answer).toMatchObject(unavailable)
    expect(answer.headers.get('retry-after')).toBe('86400')
    const info = { ...at, body: { domain: host } }
    expect(await shop.call('GET', '/api/store/get-store-info', info)).toMatchObject(unavailable)
  }
  const own = { as: store.owner, body: { domain: host } }
  expect((await shop.call('GET', '/api/store/get-store-info', own)).status).toBe(200)
})

test('everybody can see that it is suspended, and only its team sees why', async () => {
  const store = await shop.aStore()
  const { storeId, owner } = store
  await suspendShop(shop, store, 'Sells counterfeits.')

  const status = await shop.call('POST', '/api/store/check-status', { body: { storeId } })
  expect(status.body).toEqual({ status: 'suspended' })
  const card = await shop.call<Store[]>('GET', '/api/store/find-stores', {
    as: owner,
    body: { userId: owner.userId },
  })
  expect(card.body).toMatchObject([
    { status: 'suspended', suspension: { cause: 'operator', reason: 'Sells counterfeits.' } },
  ])
})

test('owners and API keys read everything, and change nothing', async () => {
  const store = await shop.aStore()
  const product = await shop.aProduct(store, { name: 'Sencha' })
  const { key } = await aKey(shop, store, scopes)
  const asKey = { headers: { authorization: `Bearer ${key}` } }
  await suspendShop(shop, store, 'Sells counterfeits.')

  const body = { storeId: store.storeId, name: 'Gyokuro' }
  const refused = {
    status: 403,
    body: { code: 'shop_suspended', details: { reason: 'Sells counterfeits.' } },
  }
  for (const by of [{ as: store.owner }, asKey]) {
    const change = { ...by, body: { ...body, productId: product.id } }
    expect(await shop.call('PUT', '/api/products/update-product', change)).toMatchObject(refused)
    const list = { ...by, body: { storeId: store.storeId } }
    expect(await shop.call('GET', '/api/store/find-current-store', list)).toMatchObject({
      status: 200,
      body: { suspension: { reason: 'Sells counterfeits.' } },
    })
  }

  await resumeShop(shop, store)
  const renamed = { as: store.owner, body }
  expect(await shop.call('PUT', '/api/store/update-store-general-details', renamed)).toMatchObject({
    status: 200,
    body: { name: 'Gyokuro', suspension: null },
  })
})

test('each call that changes a shop is closed while it is suspended, or named here', () => {
  const open = declaredCalls.filter(
    ({ rule, method }) => rule.access === 'owner' && method !== 'GET' && rule.whileSuspended,
  )
  expect(open.map(({ name }) => name).toSorted()).toEqual([
    'category.previewRule',
    'draftOrders.price',
    'team.leave',
  ])
})

test('orders that were placed before are still shown to their shoppers', async () => {
  const store = await shop.aStore()
  const shopper = aShopper(shop, store)
  const product = await shop.aProduct(store)
  const { body } = await shopper.buy([{ product, quantity: 1 }])
  await suspendShop(shop, store)

  expect((await shopper.order(body.token)).status).toBe(200)
  const page = await visit(store.storeDomain, `/checkout/thank-you/${body.token}`)
  expect(page.status).toBe(200)
})

test('the owner is emailed why, with an address to appeal to, and when it is over', async () => {
  const store = await shop.aStore({ name: 'Tea House' })
  await suspendShop(shop, store, 'Sells counterfeits.')
  await suspendShop(shop, store, 'Sells counterfeits.')
  await resumeShop(shop, store)

  const mails = await storeOutbox(services, store)

  expect(mails.map(({ subject }) => subject)).toEqual([
    'Tea House is suspended',
    'Tea House is no longer suspended',
  ])
  expect(mails[0]).toMatchObject({ to: store.owner.email, replyTo: 'support@localhost' })
  expect(mails[0]?.text).toContain('Sells counterfeits.')
  expect(mails[0]?.text).toContain('support@localhost')
})

test('a shop that is suspended for two causes is open once both are over, and is as it was', async () => {
  for (const open of [true, false]) {
    const store = await shop.aStore({ open })
    const { storeId } = store
    const paid = { storeId, cause: 'billing' } as const
    await suspendStore(services, { ...paid, reason: 'Unpaid since 11 November.' })
    await suspendShop(shop, store, 'Sells counterfeits.')

    expect(await resumeStore(services, paid)).toBe(true)
    expect(await statusOf(store)).toBe('suspended')
    expect(await resumeStore(services, paid)).toBe(false)

    await resumeShop(shop, store)
    expect(await statusOf(store)).toBe(open ? 'live' : 'draft')
  }
})

async function statusOf({ storeId }: OwnedStore) {
  const { body } = await shop.call<{ status: string }>('POST', '/api/store/check-status', {
    body: { storeId },
  })
  return body.status
}
