import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { expect, test } from 'vitest'
import { draftOf, draftsOf } from '../../testing/a-draft.ts'
import { deliverOutbox } from '../../testing/deliver-outbox.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { outboxRows } from '../../testing/store-outbox.ts'

const shop = startShop({}, await openOwnDatabase())
const { limiter } = shop.services

async function send(): Promise<string[]> {
  const sent: string[] = []
  await deliverOutbox(shop, {
    send: async ({ to }) => {
      sent.push(to)
    },
  })
  return sent
}

async function orders(store: OwnedStore, times: number, email: (at: number) => string) {
  const product = await shop.aProduct(store)
  for (let at = 0; at < times; at += 1) {
    const values = { contact: { email: email(at) } }
    const placed = await aShopper(shop, store).buy([{ product, quantity: 1 }], { values })
    expect(placed.status).toBe(201)
  }
}

test('an account that is not confirmed answers ten shoppers a day, and writes to nobody else', async () => {
  const store = await shop.aStore({ isConfirmed: false })
  await orders(store, 12, (at) => `shopper-${at}@example.com`)

  const sent = await send()

  expect(sent.filter((to) => to.startsWith('shopper-'))).toHaveLength(10)
  expect(sent.filter((to) => to === store.owner.email)).toHaveLength(12)
  const waiting = (await outboxRows(shop.services, store)).filter(({ status }) => status !== 'sent')
  expect(waiting.map(({ lastError }) => lastError)).toEqual(
    [1, 2].map(() => expect.stringContaining('without a confirmed email address')),
  )
})

test('what its owner sends by hand is refused, and says what to do', async () => {
  const store = await shop.aStore({ isConfirmed: false })
  const drafts = draftsOf(shop, store)
  const { id, version } = await drafts.made(draftOf(await shop.aProduct(store)))
  const sent = await drafts.send(id, { version, message: 'Your account is locked.' })

  expect(sent).toMatchObject({ status: 403, body: { code: 'email_not_confirmed' } })
  expect(await outboxRows(shop.services, store)).toEqual([])
})

test('a shop’s own address is written to once the account is confirmed', async () => {
  const store = await shop.aStore({ isConfirmed: false })
  const body = { storeId: store.storeId, email: 'victim@example.com' }
  await shop.call('PUT', '/api/store/update-store-general-details', { as: store.owner, body })
  await orders(store, 1, () => store.owner.email)

  expect(await send()).toEqual([store.owner.email, store.owner.email])
})

test('a confirmed account of one day writes two hundred mails, and more the next week', async () => {
  const store = await shop.aStore()
  const account = store.owner.userId
  for (let count = 0; count < 200; count += 1) await limiter.take('mailFirstDay', { account })
  await orders(store, 1, () => 'late@example.com')

  expect(await send()).toEqual([store.owner.email])
  shop.clock.pass(25 * 60)
  expect(await send()).toContain('late@example.com')
})
