import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { expect, test } from 'vitest'
import { aShopper } from '../../testing/a-shopper.ts'
import { reprice } from '../../testing/reprice.ts'
import { startShop } from '../../testing/start-shop.ts'

const shop = startShop()

test('a price that moved is shown before it is paid', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { price: 10 })
  const shopper = aShopper(shop, store)
  const agreed = await shopper.agreeTo([{ product: sencha, quantity: 1 }])
  await reprice(shop, store, sencha, 11)

  const refused = await shopper.place(agreed)
  const { quote } = refused.body.details as { quote: Quote }

  expect(refused).toMatchObject({ status: 409, body: { code: 'quote_changed' } })
  expect(quote.total).toBe(11)
  expect(await shopper.place(agreed, { values: { quoteHash: quote.quoteHash } })).toMatchObject({
    status: 201,
  })
})

test('a product that was deleted since is refused with the new quote', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store)
  const shopper = aShopper(shop, store)
  const agreed = await shopper.agreeTo([{ product: sencha, quantity: 1 }])
  await shop.call('DELETE', `/api/products/delete/${sencha.id}`, { as: store.owner })

  const refused = await shopper.place(agreed)

  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'line_unavailable', details: { quote: { lines: [{ problem: 'unavailable' }] } } },
  })
})

test('an order above the stock is refused with the available quantity', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { stock: 2 })

  const refused = await aShopper(shop, store).buy([{ product: sencha, quantity: 3 }])

  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'insufficient_stock', details: { quote: { lines: [{ available: 2 }] } } },
  })
})

test('selling the last one changes what shoppers see, selling another does not', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { stock: 2 })
  const shopper = aShopper(shop, store)
  const version = async () => {
    shop.services.hosts.forgetAll()
    return (await shop.services.hosts.findById(store.storeId))!.version
  }
  const start = await version()

  await shopper.buy([{ product: sencha, quantity: 1 }])
  const afterOne = await version()
  await shopper.buy([{ product: sencha, quantity: 1 }])

  expect([afterOne - start, (await version()) - start]).toEqual([0, 1])
})
