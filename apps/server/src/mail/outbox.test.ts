import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inStore } from '@vitrine/db/in-store.ts'
import { outbox } from '@vitrine/db/schema/outbox.ts'
import { aShopper } from '../testing/a-shopper.ts'
import { type OwnedStore, startShop } from '../testing/start-shop.ts'
import type { Mail, MailTransport } from './mail.ts'
import { deliverOutbox } from './outbox.ts'
import { storeMails } from './store-mails.ts'

const shop = startShop()
const { db, config } = shop.services
const writeMail = storeMails(config)

const outboxOf = ({ storeId }: OwnedStore) =>
  inStore(db, storeId, (tx) =>
    tx
      .select()
      .from(outbox)
      .where(and(eq(outbox.storeId, storeId))),
  )

async function anOrder(store: OwnedStore) {
  const sencha = await shop.aProduct(store, { name: '<b>Sencha</b> & more', price: 12.5 })
  return await aShopper(shop, store).buy([{ product: sencha, quantity: 2 }])
}

/** Keeps what is for this store; other tests' mails pass through the same outbox. */
function aTransport({ storeDomain }: OwnedStore, isDown = () => false) {
  const mails: Mail[] = []
  const transport: MailTransport = {
    async send(mail) {
      if (!mail.text.includes(storeDomain)) return
      if (isDown()) throw new Error('The mail server is away.')
      mails.push(mail)
    },
  }
  return { mails, transport }
}

test('an order is confirmed by one mail in the store’s name, with its link', async () => {
  const store = await shop.aStore()
  const placed = await anOrder(store)
  const { mails, transport } = aTransport(store)
  const delivery = { db, transport, writeMail, now: shop.services.now }

  await Promise.all([deliverOutbox(delivery), deliverOutbox(delivery)])

  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: 'ada@example.com', fromName: 'Tea House' })
  expect(mails[0]?.text).toContain(
    `http://${store.storeDomain}:3000/checkout/thank-you/${placed.body.token}`,
  )
  expect(mails[0]?.text).toContain('€25.00')
  expect(mails[0]?.html).toContain('&lt;b&gt;Sencha&lt;/b&gt; &amp; more')
  expect(await outboxOf(store)).toMatchObject([{ status: 'sent', attempts: 1 }])
})

test('a mail server that is away costs nothing: the mail is tried again later', async () => {
  const store = await shop.aStore()
  await anOrder(store)
  let isDown = true
  const { mails, transport } = aTransport(store, () => isDown)
  const delivery = { db, transport, writeMail, now: shop.services.now }

  await deliverOutbox(delivery)
  expect(await outboxOf(store)).toMatchObject([
    { status: 'pending', attempts: 1, lastError: 'The mail server is away.' },
  ])

  isDown = false
  await deliverOutbox(delivery)
  expect(mails).toHaveLength(0)
  shop.clock.pass(1)
  await deliverOutbox(delivery)
  expect(mails).toHaveLength(1)
  expect(await outboxOf(store)).toMatchObject([{ status: 'sent', attempts: 2, lastError: null }])
})
