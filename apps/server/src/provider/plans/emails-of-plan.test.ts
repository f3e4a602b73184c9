import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { expect, test } from 'vitest'
import { aShopper } from '../../testing/a-shopper.ts'
import { deliverOutbox } from '../../testing/deliver-outbox.ts'
import { onPlan } from '../../testing/on-plan.ts'
import { startShop } from '../../testing/start-shop.ts'

// Emails of all stores are delivered.
const shop = startShop({}, await openOwnDatabase())

test('emails above the plan are sent the next day', async () => {
  const store = await shop.aStore()
  const product = await shop.aProduct(store)
  await onPlan(shop, store.owner, { mails: 1 })
  const shoppers = ['ada', 'bob'].map((name) => `${name}-${store.storeId}@example.com`)
  for (const email of shoppers)
    await aShopper(shop, store).buy([{ product, quantity: 1 }], {
      values: { contact: { email } },
    })
  const sent: string[] = []
  const send = () =>
    deliverOutbox(shop, {
      send: async ({ to }) => {
        if (shoppers.includes(to)) sent.push(to)
      },
    })

  await send()
  expect(sent).toHaveLength(1)
  shop.clock.pass(25 * 60)
  await send()
  expect(sent.toSorted()).toEqual(shoppers)
})
