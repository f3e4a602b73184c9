import type { RestoredCheckout } from '@vitrine/contract/sales/abandoned-checkouts.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import { expect, test } from 'vitest'
import {
  hoursPass,
  storedCheckouts,
  remindsShoppers,
  typesAddress,
} from '../../testing/a-left-checkout.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import { outboxRows, storeOutbox } from '../../testing/store-outbox.ts'
import { enforceRetention } from '../retention/enforce-retention.ts'
import { remindDue } from '../../testing/remind-due.ts'

const { shop } = await startStorefront()
const spent = { status: 410, body: { code: 'token_spent' } }

async function aReminder() {
  const store = await shop.aStore()
  await remindsShoppers(shop, store)
  const sencha = await shop.aProduct(store, { price: 12.5 })
  const gaiwan = await shop.aProduct(store, { name: 'Gaiwan', price: 38, stock: 1 })
  const bowl = await shop.aProduct(store, { name: 'Bowl', price: 9 })
  await typesAddress(shop, store, [
    { product: sencha, quantity: 2 },
    { product: gaiwan, quantity: 1 },
    { product: bowl, quantity: 1 },
  ])
  await hoursPass(shop, store, 11)
  await remindDue(shop.services)
  return { store, sencha, gaiwan, bowl, ...(await linksOf(store)) }
}

async function linksOf(store: OwnedStore) {
  const mail = (await storeOutbox(shop.services, store)).at(-1)!
  const [restore, stop] = [/restore=(\S+)/, /stop-reminders\?token=(\S+)/].map(
    (pattern) => pattern.exec(mail.text)![1]!,
  )
  return { restore: restore!, stop: stop! }
}

function call<Body = object>({ storeDomain: host }: OwnedStore, step: string, token: string) {
  return shop.call<Body & RefusalBody>('POST', `/api/checkout/${step}`, { host, body: { token } })
}

async function send({ storeDomain: host }: OwnedStore, path: string, rawBody = '', more = {}) {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(rawBody.length),
    ...more,
  }
  const answer = await shop.fetch(path, { method: 'POST', host, rawBody, headers })
  return { status: answer.status, location: answer.headers.get('location') }
}

const byBrowser = { 'sec-fetch-mode': 'navigate' }

test('the link brings the cart back as it is sold now', async () => {
  const { store, sencha, gaiwan, bowl, restore } = await aReminder()
  const as = store.owner
  const dearer = { id: sencha.id, storeId: store.storeId, name: sencha.name, price: 20 }
  await shop.call('PUT', '/api/products/update-product', { as, body: dearer })
  await aShopper(shop, store).buy([{ product: gaiwan, quantity: 1 }], {
    values: { contact: { email: 'bea@example.com' } },
  })
  await shop.call('DELETE', `/api/products/delete/${bowl.id}`, { as })

  const { body } = await call<RestoredCheckout>(store, 'restore', restore)

  const [stored] = await storedCheckouts(shop, store)
  expect(body.token).toBe(stored!.token)
  expect(body.lines).toMatchObject([
    { productId: sencha.id, quantity: 2, unitPrice: 20, problem: null },
    { productId: gaiwan.id, problem: 'insufficient_stock', available: 0 },
    { productId: bowl.id, problem: 'unavailable', name: '' },
  ])
})

test('a link that is forged, another’s, of another shop, run out or used to order opens nothing', async () => {
  const { store, sencha, restore, stop } = await aReminder()
  const other = await aReminder()
  const [id] = restore.split('.')
  const [otherId] = other.restore.split('.')

  expect(await call(store, 'restore', `${id}.${'A'.repeat(43)}`)).toMatchObject(spent)
  expect(await call(store, 'restore', restore.replace(id!, otherId!))).toMatchObject(spent)
  expect(await call(store, 'restore', other.restore)).toMatchObject(spent)
  expect(await call(store, 'restore', stop)).toMatchObject(spent)
  expect(await call(store, 'restore', 'x')).toMatchObject(spent)
  expect(await call(store, 'stop-reminders', restore)).toMatchObject(spent)
  expect(await call(store, 'stop-reminders', other.stop)).toMatchObject(spent)
  expect((await call(store, 'restore', restore)).status).toBe(200)

  await hoursPass(shop, other.store, 90 * 24)
  expect(await call(other.store, 'restore', other.restore)).toMatchObject(spent)
  await aShopper(shop, store).buy([{ product: sencha, quantity: 1 }])
  expect(await call(store, 'restore', restore)).toMatchObject(spent)
})

test('without JavaScript the link’s page has a button that leads to the checkout with the cart', async () => {
  const { store, sencha, gaiwan, bowl, restore } = await aReminder()
  const host = store.storeDomain

  const page = await shop.fetch(`/checkout?restore=${restore}`, { host })
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain('Your cart is still here')
  expect(html).toMatch(/<form[^>]*method="post"[^>]*><button class="button"/)
  expect(html).not.toContain(restore)

  expect(await send(store, `/checkout?restore=${restore}`, '', byBrowser)).toEqual({
    status: 303,
    location: `/checkout?lines=${sencha.id}::2,${gaiwan.id}::1,${bowl.id}::1`,
  })
  expect(await send(store, '/checkout?restore=forged', '', byBrowser)).toEqual({
    status: 303,
    location: '/checkout?restore=expired',
  })
  const expired = await shop.fetch('/checkout?restore=expired', { host })
  expect(await expired.text()).toContain('This link no longer works')
})

test('a shopper who says no gets no reminder from this shop again, even once their data is deleted', async () => {
  const { store, sencha, stop } = await aReminder()
  const host = store.storeDomain

  const page = await shop.fetch(`/newsletter/stop-reminders?token=${stop}`, { host })
  expect(await page.text()).toContain('No more reminders?')
  expect(await storedCheckouts(shop, store)).toMatchObject([{ status: 'reminded' }])

  const path = `/newsletter/stop-reminders?token=${stop}`
  const stopped = { status: 303, location: '/newsletter/reminders-stopped' }
  expect(await send(store, path, '', byBrowser)).toEqual(stopped)
  expect(await storedCheckouts(shop, store)).toMatchObject([{ status: 'unsubscribed' }])
  expect(await send(store, path, '', byBrowser)).toEqual(stopped)
  const done = await shop.fetch('/newsletter/reminders-stopped', { host })
  expect(await done.text()).toContain('This shop sends no more reminders to your address')

  await hoursPass(shop, store, 91 * 24)
  await enforceRetention(shop.services)
  expect(await storedCheckouts(shop, store)).toEqual([])
  await typesAddress(shop, store, [{ product: sencha, quantity: 1 }], { email: 'Ada@example.com' })
  expect(await storedCheckouts(shop, store)).toEqual([])
  expect(await send(store, path, '', byBrowser)).toEqual(stopped)
})

test('a mail program says no with one POST and is not led on', async () => {
  const { store, sencha, stop } = await aReminder()
  const path = `/newsletter/stop-reminders?token=${stop}`

  expect(await send(store, path, 'List-Unsubscribe=One-Click')).toEqual({
    status: 200,
    location: null,
  })

  const before = (await outboxRows(shop.services, store)).length
  await typesAddress(shop, store, [{ product: sencha, quantity: 1 }])
  await hoursPass(shop, store, 11)
  await remindDue(shop.services)
  expect(await outboxRows(shop.services, store)).toHaveLength(before)
  expect(await send(store, '/newsletter/stop-reminders?token=forged')).toMatchObject({
    status: 410,
  })
})
