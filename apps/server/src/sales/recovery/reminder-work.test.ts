import type { MailDetail } from '@vitrine/contract/shop/mails.ts'
import { openDatabase } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { reminderRefusals } from '@vitrine/db/schema/abandoned-checkouts.ts'
import { emptyDatabaseUrl, openTestDatabase } from '@vitrine/db/testing/test-database.ts'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { deliverOutbox } from '../../testing/deliver-outbox.ts'
import { createMailTransport } from '../../post/outbox/transport.ts'
import { aCardShop, sessionOf } from '../../testing/a-card-shop.ts'
import {
  hoursPass,
  storedCheckouts,
  remindsShoppers,
  typesAddress,
} from '../../testing/a-left-checkout.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { anSmtpServer } from '../../testing/an-smtp-server.ts'
import { type OwnedStore, type Shop, startShop } from '../../testing/start-shop.ts'
import { outboxRows, storeOutbox } from '../../testing/store-outbox.ts'
import { startStripe } from '../../testing/stripe/start-stripe.ts'
import { addressHash } from './address-hash.ts'
import { remindDue } from '../../testing/remind-due.ts'

const stripe = await startStripe()
afterAll(() => stripe.stop())
const shop = startShop({}, openTestDatabase(), { STRIPE_API_URL: stripe.url })

async function aLeftCart(values: Parameters<typeof remindsShoppers>[2] = {}, at: Shop = shop) {
  const store = await at.aStore()
  await remindsShoppers(at, store, values)
  const sencha = await at.aProduct(store, { price: 12.5 })
  const lines = [{ product: sencha, quantity: 2 }]
  await typesAddress(at, store, lines)
  return { store, sencha, lines }
}

const kindsOf = async (store: OwnedStore) =>
  (await outboxRows(shop.services, store)).map(({ kind }) => kind)
const statusOf = async (store: OwnedStore) =>
  (await storedCheckouts(shop, store)).map(({ status }) => status)

test('ten hours later one mail goes out, with the ways to say no that mail programs know', async () => {
  const db = openDatabase(await emptyDatabaseUrl(), { poolSize: 6 })
  onTestFinished(() => db.close())
  const own = startShop({}, db)
  const { store } = await aLeftCart({}, own)
  const { received, address } = await anSmtpServer()
  const { config, log } = own.services
  const transport = createMailTransport({ ...config, smtpUrl: `smtp://${address}` }, log)
  onTestFinished(() => transport.close())
  const deliver = () => deliverOutbox(own, transport)

  await hoursPass(own, store, 9.9)
  await remindDue(own.services)
  await deliver()
  expect(received).toEqual([])

  await hoursPass(own, store, 0.2)
  await Promise.all([1, 2, 3, 4].map(() => remindDue(own.services)))
  await Promise.all([deliver(), deliver()])
  await remindDue(own.services)
  await deliver()

  expect(received).toHaveLength(1)
  const [mail] = received
  expect(mail).toMatch(/^To: ada@example.com/m)
  expect(mail).toMatch(/^From: Tea House <no-reply@localhost>/m)
  expect(mail).toMatch(/^Subject: You left something in your cart/m)
  const unfolded = mail!.replaceAll(/\r\n[ \t]+/g, ' ')
  expect(unfolded).toMatch(
    new RegExp(
      `^List-Unsubscribe: <http://${store.storeDomain}:3000/newsletter/stop-reminders\\?token=`,
      'm',
    ),
  )
  expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  expect(await storedCheckouts(own, store)).toMatchObject([
    { status: 'reminded', remindedAt: expect.any(Date), remindAt: null },
  ])
})

test('the mail says what was left, at the price of now, and links back', async () => {
  const { store, sencha } = await aLeftCart()
  await hoursPass(shop, store, 11)
  await remindDue(shop.services)
  const body = { id: sencha.id, storeId: store.storeId, name: sencha.name, price: 14 }
  await shop.call('PUT', '/api/products/update-product', { as: store.owner, body })

  const [mail] = await storeOutbox(shop.services, store)

  expect(mail!.text).toContain('Hello Ada, this is what you were about to order at Tea House.')
  expect(mail!.text).toContain('2 × Sencha 100 g: €28.00')
  expect(mail!.text).toContain('Subtotal: €28.00')
  expect(mail!.text).toContain(`http://${store.storeDomain}:3000/checkout?restore=`)
  expect(mail!.text).toContain('Do not remind me again: ')
  expect(mail!.secrets).toHaveLength(2)
  for (const secret of mail!.secrets!) expect(mail!.html).toContain(secret)
})

test.each([
  [1, 1.1],
  [24, 24.1],
] as const)('an owner who wants it after %d hours gets it then', async (delay, passed) => {
  const { store } = await aLeftCart({ delay })
  await hoursPass(shop, store, passed - 0.2)
  await remindDue(shop.services)
  expect(await statusOf(store)).toEqual(['waiting'])

  await hoursPass(shop, store, 0.2)
  await remindDue(shop.services)

  expect(await statusOf(store)).toEqual(['reminded'])
})

test('a delay that is changed holds for those who wait already', async () => {
  const { store } = await aLeftCart({ delay: 24 })
  await hoursPass(shop, store, 2)
  await remindsShoppers(shop, store, { delay: 1 }, 1)

  await remindDue(shop.services)

  expect(await statusOf(store)).toEqual(['reminded'])
})

test('who has ordered meanwhile, with another cart too, is not reminded', async () => {
  const { store } = await aLeftCart()
  const other = await shop.aProduct(store, { name: 'Gaiwan' })
  await hoursPass(shop, store, 5)
  const values = { contact: { email: 'ADA@example.com' } }
  await aShopper(shop, store).buy([{ product: other, quantity: 1 }], { values })

  await hoursPass(shop, store, 6)
  await remindDue(shop.services)

  expect(await statusOf(store)).toEqual(['ended'])
  expect(await kindsOf(store)).not.toContain('abandoned_checkout')
})

test('who has paid by card, of which only an event tells, is not reminded', async () => {
  const cards = await aCardShop(shop, stripe)
  const { store, sencha } = cards
  await remindsShoppers(shop, store)
  const reminderToken = 'the-browser-of-someone-who-pays'
  await typesAddress(shop, store, [{ product: sencha, quantity: 1 }], {
    token: reminderToken,
    email: 'bea@example.com',
  })
  await hoursPass(shop, store, 5)
  const placed = await cards.place(1, { values: { reminderToken } })
  expect(await statusOf(store)).toEqual(['waiting'])
  stripe.pay(sessionOf(placed))
  const paid = stripe.events.findLast(({ type }) => type === 'checkout.session.completed')!
  expect((await cards.tell(paid.payload)).status).toBe(200)

  expect(await storedCheckouts(shop, store)).toMatchObject([
    { status: 'recovered', orderId: (await cards.order()).id },
  ])
  await hoursPass(shop, store, 6)
  await remindDue(shop.services)
  expect(await kindsOf(store)).not.toContain('abandoned_checkout')
})

test('an order between the reminder and its sending drops the mail, and has recovered it', async () => {
  const { store, lines } = await aLeftCart()
  await hoursPass(shop, store, 11)
  await remindDue(shop.services)
  expect(await storeOutbox(shop.services, store)).toHaveLength(1)

  await aShopper(shop, store).buy(lines)

  expect(await statusOf(store)).toEqual(['recovered'])
  const subjects = (await storeOutbox(shop.services, store)).map(({ subject }) => subject)
  expect(subjects.join()).not.toContain('You left something')
})

test('an owner who turns it off, or asks for more, has nobody reminded', async () => {
  const [off, stricter] = [await aLeftCart(), await aLeftCart()]
  await remindsShoppers(shop, off.store, { enabled: false }, 1)
  await remindsShoppers(shop, stricter.store, { basis: 'opt_in' }, 1)

  for (const { store } of [off, stricter]) {
    await hoursPass(shop, store, 11)
    await remindDue(shop.services)
    expect(await statusOf(store)).toEqual(['waiting'])
    expect(await kindsOf(store)).toEqual([])
  }
})

test('who was reminded is not reminded again within a week, in whichever browser', async () => {
  const { store, lines } = await aLeftCart()
  await hoursPass(shop, store, 11)
  await remindDue(shop.services)
  await typesAddress(shop, store, lines)
  await hoursPass(shop, store, 11)
  await remindDue(shop.services)

  expect((await statusOf(store)).toSorted()).toEqual(['ended', 'reminded'])
  await hoursPass(shop, store, 8 * 24)
  await typesAddress(shop, store, lines)
  await hoursPass(shop, store, 11)
  await remindDue(shop.services)
  expect((await statusOf(store)).toSorted()).toEqual(['ended', 'reminded', 'reminded'])
})

test('an address that said no is not reminded, nor of what is sold no more, nor days too late', async () => {
  const [refused, gone, late] = [await aLeftCart(), await aLeftCart(), await aLeftCart()]
  await inStore(shop.services.db, refused.store.storeId, (tx) =>
    tx
      .insert(reminderRefusals)
      .values({ storeId: tx.storeId, emailHash: addressHash('ada@example.com') }),
  )
  const path = `/api/products/delete/${gone.sencha.id}`
  expect((await shop.call('DELETE', path, { as: gone.store.owner })).status).toBe(200)
  for (const { store } of [refused, gone]) await hoursPass(shop, store, 11)
  await hoursPass(shop, late.store, 10 + 73)

  await remindDue(shop.services)

  expect(await statusOf(refused.store)).toEqual(['unsubscribed'])
  expect(await statusOf(gone.store)).toEqual(['ended'])
  expect(await statusOf(late.store)).toEqual(['ended'])
  for (const { store } of [refused, gone, late]) expect(await kindsOf(store)).toEqual([])
})

test('the owner finds the mail with its checkout, and cannot send it again', async () => {
  const { store } = await aLeftCart()
  await hoursPass(shop, store, 11)
  await remindDue(shop.services)
  const [row] = await outboxRows(shop.services, store)

  const { body } = await shop.call<MailDetail>('GET', `/api/mails/${row!.id}`, { as: store.owner })

  const [stored] = await storedCheckouts(shop, store)
  expect(body).toMatchObject({
    kind: 'abandoned_checkout',
    about: { kind: 'checkout', id: stored!.id, name: 'ada@example.com' },
    canSendAgain: false,
  })
})
