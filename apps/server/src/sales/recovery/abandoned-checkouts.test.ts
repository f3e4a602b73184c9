import type {
  AbandonedCheckout,
  AbandonedRow,
  ReminderSettings,
} from '@vitrine/contract/sales/abandoned-checkouts.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { expect, test } from 'vitest'
import {
  hoursPass,
  storedCheckouts,
  remindsShoppers,
  typesAddress,
} from '../../testing/a-left-checkout.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { asksAtCheckout } from '../../testing/asks-at-checkout.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { outboxRows } from '../../testing/store-outbox.ts'
import { enforceRetention } from '../retention/enforce-retention.ts'
import { remindDue } from '../../testing/remind-due.ts'

// Reminders run for every store of a database, and another test's would reach these shoppers.
const shop = startShop({}, await openOwnDatabase())

async function aShopThatReminds() {
  const store = await shop.aStore()
  await remindsShoppers(shop, store)
  const product = await shop.aProduct(store, { price: 12.5 })
  return { store, lines: [{ product, quantity: 2 }] }
}

async function listOf({ storeId, owner }: OwnedStore, query: object = {}) {
  const call = { as: owner, body: { storeId, ...query } }
  return (await shop.call<PageOf<AbandonedRow>>('GET', '/api/abandoned-checkouts', call)).body
}

const settingsOf = ({ storeId, owner }: OwnedStore) =>
  shop.call<ReminderSettings>('GET', '/api/abandoned-checkouts/settings', {
    as: owner,
    body: { storeId },
  })

test('nobody is reminded until the owner wants it; two owners do not overwrite each other', async () => {
  const store = await shop.aStore()

  expect((await settingsOf(store)).body).toEqual({
    enabled: false,
    basis: 'opt_in',
    delay: 10,
    revision: 0,
    marketing: 'off',
  })
  expect((await remindsShoppers(shop, store, { delay: 24 })).status).toBe(200)
  expect((await settingsOf(store)).body).toMatchObject({ enabled: true, delay: 24, revision: 1 })
  expect(await remindsShoppers(shop, store, {}, 0)).toMatchObject({
    status: 409,
    body: { code: 'stale_revision' },
  })
  const twelve = await remindsShoppers(shop, store, { delay: 12 as 10 }, 1)
  expect(twelve).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

test('the checkout says whether and why it reminds', async () => {
  const store = await shop.aStore()
  const { storeId, storeDomain: host } = store
  const reminder = async () => {
    const call = { host, body: { storeId } }
    const { body } = await shop.call<{ reminder: string | null }>(
      'GET',
      '/api/checkout/config',
      call,
    )
    return body.reminder
  }

  expect(await reminder()).toBeNull()
  await remindsShoppers(shop, store, { basis: 'opt_in' })
  expect(await reminder()).toBeNull()
  await asksAtCheckout(shop, store, { marketing: 'unticked' })
  expect(await reminder()).toBe('opt_in')
  await remindsShoppers(shop, store, { basis: 'soft_opt_in' }, 1)
  expect(await reminder()).toBe('soft_opt_in')
})

test('a checkout is abandoned after ten minutes, and listed with its outcome', async () => {
  const { store, lines } = await aShopThatReminds()
  for (const name of ['ada', 'bea', 'cem', 'dan'])
    await typesAddress(shop, store, lines, { email: `${name}@example.com` })
  expect((await listOf(store)).totalElements).toBe(0)

  await hoursPass(shop, store, 11)
  const values = { contact: { email: 'bea@example.com' } }
  await aShopper(shop, store).buy(lines, { values })
  await remindDue(shop.services)
  await aShopper(shop, store).buy(lines, { values: { contact: { email: 'cem@example.com' } } })
  await typesAddress(shop, store, lines, { email: 'eve@example.com' })
  await hoursPass(shop, store, 1)

  const { content } = await listOf(store)
  expect(Object.fromEntries(content.map(({ email, state }) => [email, state]))).toEqual({
    'ada@example.com': 'reminded',
    'bea@example.com': 'ended',
    'cem@example.com': 'recovered',
    'dan@example.com': 'reminded',
    'eve@example.com': 'waiting',
  })
  expect(content.find(({ email }) => email.startsWith('cem'))).toMatchObject({
    name: 'Ada Lovelace',
    items: 2,
    value: 25,
    currency: 'EUR',
    order: { orderNumber: 1002 },
  })
  expect((await listOf(store, { state: 'recovered' })).totalElements).toBe(1)
  expect((await listOf(store, { search: 'DAN@' })).totalElements).toBe(1)

  await remindsShoppers(shop, store, { basis: 'opt_in' }, 1)
  expect((await listOf(store, { state: 'waiting' })).totalElements).toBe(0)
  expect((await listOf(store, { state: 'no_basis' })).content).toMatchObject([
    { email: 'eve@example.com', state: 'no_basis', remindAt: null },
  ])
})

test('a checkout is opened with the prices of now and its link, by its owner alone', async () => {
  const [{ store, lines }, other] = [await aShopThatReminds(), await aShopThatReminds()]
  await typesAddress(shop, store, lines)
  const { id } = (await storedCheckouts(shop, store))[0]!
  const path = `/api/abandoned-checkouts/${id}`
  const { id: productId, name } = lines[0]!.product
  const dearer = { id: productId, storeId: store.storeId, name, price: 15 }
  await shop.call('PUT', '/api/products/update-product', { as: store.owner, body: dearer })

  const { body } = await shop.call<AbandonedCheckout>('GET', path, { as: store.owner })

  expect(body).toMatchObject({
    value: 25,
    valueNow: 30,
    country: 'GB',
    locale: 'en-GB',
    lines: [{ name: 'Sencha 100 g', quantity: 2, unitPrice: 15 }],
    consent: { basis: 'soft_opt_in', words: expect.stringContaining('Do not remind me') },
    restoreLink: expect.stringContaining(
      `http://${store.storeDomain}:3000/checkout?restore=${id}.`,
    ),
  })
  for (const method of ['GET', 'DELETE']) {
    const foreign = await shop.call<RefusalBody>(method, path, { as: other.store.owner })
    expect(foreign).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
  expect((await shop.call('DELETE', path, { as: store.owner })).status).toBe(200)
  expect((await shop.call('GET', path, { as: store.owner })).status).toBe(404)
})

test('who is deleted from the subscribers is deleted from here and from the mails too', async () => {
  const { store, lines } = await aShopThatReminds()
  const { storeId, storeDomain: host } = store
  const body = { storeId, email: 'ada@example.com' }
  await shop.call('POST', '/api/newsletter/subscribe', { host, body })
  await typesAddress(shop, store, lines)
  await typesAddress(shop, store, lines, { email: 'bea@example.com' })
  const call = { as: store.owner, body: { storeId } }
  const { body: listed } = await shop.call<PageOf<{ id: string }>>('GET', '/api/subscribers', call)

  await shop.call('DELETE', `/api/subscribers/${listed.content[0]!.id}`, { as: store.owner })

  expect(await storedCheckouts(shop, store)).toMatchObject([{ email: 'bea@example.com' }])
})

test('after 90 days nothing of it is left, whatever its outcome', async () => {
  const { store, lines } = await aShopThatReminds()
  await typesAddress(shop, store, lines)
  await hoursPass(shop, store, 11)
  await remindDue(shop.services)
  await hoursPass(shop, store, 89 * 24)
  await typesAddress(shop, store, lines, { email: 'bea@example.com' })
  await enforceRetention(shop.services)
  expect(await storedCheckouts(shop, store)).toHaveLength(2)

  await hoursPass(shop, store, 24)
  await enforceRetention(shop.services)

  expect(await storedCheckouts(shop, store)).toMatchObject([{ email: 'bea@example.com' }])
  expect(await outboxRows(shop.services, store)).toHaveLength(1)
})
