import { asc, eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { outbox } from '@vitrine/db/schema/outbox.ts'
import { emptyDatabaseUrl } from '@vitrine/db/testing/test-database.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { deliverOutbox } from '../../testing/deliver-outbox.ts'
import { type OwnedStore, type Shop, startShop } from '../../testing/start-shop.ts'
import type { Mail, MailTransport } from '../mail.ts'

/** Uses its own database: the outbox is emptied for all stores, while other tests read theirs. */
async function aShop() {
  const db = openDatabase(await emptyDatabaseUrl(), { poolSize: 4 })
  onTestFinished(() => db.close())
  return startShop({}, db)
}

const outboxOf = ({ services: { db } }: Shop, { storeId }: OwnedStore) =>
  inStore(db, storeId, (tx) =>
    tx.select().from(outbox).where(eq(outbox.storeId, storeId)).orderBy(asc(outbox.id)),
  )

async function anOrder(shop: Shop, store: OwnedStore) {
  const sencha = await shop.aProduct(store, { name: '<b>Sencha</b> & more', price: 12.5 })
  return await aShopper(shop, store).buy([{ product: sencha, quantity: 2 }])
}

function aPostOffice(shop: Shop, isDown = () => false) {
  const mails: Mail[] = []
  const transport: MailTransport = {
    async send(mail) {
      if (isDown()) throw new Error('The mail server is away.')
      mails.push(mail)
    },
  }
  return { mails, deliver: () => deliverOutbox(shop, transport) }
}

test('an order is confirmed by one mail in the store’s name, with its link', async () => {
  const shop = await aShop()
  const store = await shop.aStore()
  const placed = await anOrder(shop, store)
  const { mails, deliver } = aPostOffice(shop)

  await Promise.all([deliver(), deliver()])

  const toShopper = mails.filter(({ to }) => to === 'ada@example.com')
  expect(toShopper).toMatchObject([{ fromName: 'Tea House' }])
  const [mail] = toShopper
  expect(mail?.text).toContain(
    `http://${store.storeDomain}:3000/checkout/thank-you/${placed.body.token}`,
  )
  expect(mail?.text).toContain('€25.00')
  expect(mail?.html).toContain('&lt;b&gt;Sencha&lt;/b&gt; &amp; more')
  expect(await outboxOf(shop, store)).toMatchObject([
    { status: 'sent', attempts: 1, recipient: 'ada@example.com', subject: mail?.subject },
    { status: 'sent', attempts: 1, recipient: store.owner.email },
  ])
})

test('a mail server that is away costs nothing: the mail is tried again later', async () => {
  const shop = await aShop()
  const store = await shop.aStore()
  await anOrder(shop, store)
  let isDown = true
  const { mails, deliver } = aPostOffice(shop, () => isDown)

  await deliver()
  expect(await outboxOf(shop, store)).toMatchObject([
    { status: 'pending', attempts: 1, lastError: 'The mail server is away.' },
    { status: 'pending', attempts: 1, lastError: 'The mail server is away.' },
  ])

  isDown = false
  await deliver()
  expect(mails).toHaveLength(0)
  shop.clock.pass(1)
  await deliver()
  expect(mails).toHaveLength(2)
  expect(await outboxOf(shop, store)).toMatchObject([
    { status: 'sent', attempts: 2, lastError: null },
    { status: 'sent', attempts: 2, lastError: null },
  ])
})
