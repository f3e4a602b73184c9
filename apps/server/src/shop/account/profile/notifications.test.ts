import type { ShopNotifications } from '@vitrine/contract/account/profile.ts'
import { mutableMails } from '@vitrine/contract/shop/mail-names.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { storeMembers } from '@vitrine/db/schema/stores.ts'
import { expect, test } from 'vitest'
import { insertOutboxRow } from '../../../post/outbox/insert-outbox-row.ts'
import { deliverOutbox } from '../../../testing/deliver-outbox.ts'
import { anOrder } from '../../../testing/an-order.ts'
import { type OwnedStore, startShop, type User } from '../../../testing/start-shop.ts'
import { outboxRows, storeOutbox } from '../../../testing/store-outbox.ts'

// Delivering sends the emails of all stores.
const shop = startShop({}, await openOwnDatabase())
const path = '/api/profile/notifications'

const mute = (as: User, { storeId }: OwnedStore, muted: readonly string[]) =>
  shop.call<ShopNotifications[]>('PUT', path, { as, body: { storeId, muted } })

const list = async (as: User) => (await shop.call<ShopNotifications[]>('GET', path, { as })).body

async function kindsOf(store: OwnedStore) {
  return (await storeOutbox(shop.services, store)).map(({ to, subject }) => `${to}: ${subject}`)
}

function write({ storeId, storeDomain: host }: OwnedStore) {
  const body = {
    storeId,
    name: 'Ada',
    customerEmail: 'ada@example.com',
    subject: 'Hi',
    message: 'Hello',
  }
  return shop.call('POST', '/api/email/send-contact-email', { host, body })
}

test('each shop has its own choices, and every email is on at first', async () => {
  const tea = await shop.aStore({ name: 'Tea House' })
  const cups = await shop.aStore({ name: 'Cup House', owner: tea.owner })
  expect(await list(tea.owner)).toEqual([
    { storeId: cups.storeId, storeName: 'Cup House', muted: [] },
    { storeId: tea.storeId, storeName: 'Tea House', muted: [] },
  ])

  const answer = await mute(tea.owner, tea, ['order_received', 'order_received'])

  expect(answer.body.map(({ muted }) => muted)).toEqual([[], ['order_received']])
})

test('a new order is not mailed to an owner who switched that off; the shopper is', async () => {
  const { store } = await anOrder(shop)
  await mute(store.owner, store, ['order_received'])
  await write(store)

  const mails = await kindsOf(store)

  expect(mails.filter((mail) => mail.startsWith(store.owner.email))).toHaveLength(1)
  expect(mails.join('\n')).toContain('Hi (message from Ada)')
  expect(mails.length).toBeGreaterThan(1)
})

test('a switched-off email is dropped, not tried again', async () => {
  const store = await shop.aStore()
  await mute(store.owner, store, ['contact_message'])
  await write(store)

  await deliverOutbox(shop, shop.mailbox.transport)

  expect(await outboxRows(shop.services, store)).toMatchObject([{ status: 'dropped' }])
})

test('another owner of the shop gets what the first one switched off', async () => {
  const store = await shop.aStore()
  const second = await shop.aUser()
  const { storeId } = store
  await shop.services.db.platform.insert(storeMembers).values({ storeId, userId: second.userId })
  await mute(store.owner, store, ['contact_message'])
  await write(store)
  expect(await kindsOf(store)).toEqual([expect.stringContaining(second.email)])

  await mute(second, store, ['contact_message'])
  expect(await kindsOf(store)).toEqual([])
})

test('an email to one person follows that person', async () => {
  const store = await shop.aStore()
  const { userId } = store.owner
  const payload = { pageId: crypto.randomUUID(), userId, problem: 'none' }
  await mute(store.owner, store, ['page_not_published'])
  await inStore(shop.services.db, store.storeId, (tx) =>
    insertOutboxRow(tx, 'page_not_published', payload),
  )
  expect(await kindsOf(store)).toEqual([])
})

test('security emails, emails to shoppers and unknown ones cannot be switched off', async () => {
  const store = await shop.aStore()
  for (const kind of ['domain_moved', 'domain_released', 'order_confirmation', 'reset-password'])
    expect(await mute(store.owner, store, [kind])).toMatchObject({ status: 400 })
  expect((await mute(store.owner, store, mutableMails)).status).toBe(200)
})

test('the choices of a shop of someone else cannot be changed', async () => {
  const [mine, theirs] = [await shop.aStore(), await shop.aStore()]
  expect((await mute(mine.owner, theirs, [])).status).toBe(404)
})
