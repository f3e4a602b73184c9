import type { Product } from '@vitrine/contract/catalogue/product.ts'
import type { PriceChange } from '@vitrine/contract/catalogue/stock.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { onServer } from '@vitrine/db/testing/server.ts'
import { expect, inject, test } from 'vitest'
import { startShop, type OwnedStore } from '../../testing/start-shop.ts'

const shop = startShop()

const group = { name: 'Size', type: 'buttons' as const, values: [{ value: '50 g' }] }

async function priceHistory({ owner }: OwnedStore, { id }: Product) {
  const path = `/api/products/${id}/price-history`
  const { body } = await shop.call<PageOf<PriceChange>>('GET', path, { as: owner })
  return body.content.map(({ price, discountPrice }) => [price, discountPrice])
}

async function reprice(store: OwnedStore, { id, storeId, name }: Product, values: object) {
  const body = { id, storeId, name, ...values }
  const answer = await shop.call<Product>('PUT', '/api/products/update-product', {
    as: store.owner,
    body,
  })
  return answer.body
}

async function daysLater({ id }: Product, days: number) {
  await onServer(
    inject('databaseUrl'),
    `UPDATE price_history SET created_at = created_at - interval '${days} days'
     WHERE product_id = '${id}'`,
  )
}

test('every change of a price is recorded, and an unchanged one is not', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { price: 10 })
  await reprice(store, sencha, { price: 12 })
  await reprice(store, sencha, { price: 12, description: '<p>First flush.</p>' })
  await reprice(store, sencha, { price: 12, discountPrice: 9 })

  expect(await priceHistory(store, sencha)).toEqual([
    [12, 9],
    [12, null],
    [10, null],
  ])
})

test('a price that is changed in the database itself is recorded too', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { price: 10 })
  await onServer(inject('databaseUrl'), `UPDATE products SET price = 800 WHERE id = '${sencha.id}'`)

  expect(await priceHistory(store, sencha)).toEqual([
    [8, null],
    [10, null],
  ])
})

test('a discount carries the lowest price of the thirty days before it', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { price: 5 })
  await daysLater(sencha, 40)
  await reprice(store, sencha, { price: 10 })
  await daysLater(sencha, 31)
  await reprice(store, sencha, { price: 14 })
  await daysLater(sencha, 5)
  await reprice(store, sencha, { price: 12 })
  await daysLater(sencha, 5)

  const reduced = await reprice(store, sencha, { price: 14, discountPrice: 8 })

  // The price was still 10 when the thirty days began; 5 had ended by then.
  expect(reduced.lowestPrice).toBe(10)
  expect((await reprice(store, sencha, { price: 14 })).lowestPrice).toBeNull()
})

test('shoppers see it with the product', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { price: 10 })
  await reprice(store, sencha, { price: 10, discountPrice: 7 })

  const host = store.storeDomain
  const body = { domain: host, productSlug: sencha.slug }
  const path = '/api/products/fetch-product-by-domain'
  const seen = await shop.call<Product>('GET', path, { host, body })

  expect(seen.body).toMatchObject({ price: 10, discountPrice: 7, lowestPrice: 10 })
})

test('a product that began with a discount had no price before', async () => {
  const store = await shop.aStore()
  expect(await shop.aProduct(store, { price: 10, discountPrice: 7 })).toMatchObject({
    lowestPrice: null,
  })
})

test('a variation has prices of its own', async () => {
  const store = await shop.aStore()
  const attributes = { Size: '50 g' }
  const sencha = await shop.aProduct(store, {
    price: 10,
    attributeGroups: [group],
    variations: [{ price: 8, attributes }],
  })
  const [small] = sencha.variations
  const changed = await reprice(store, sencha, {
    price: 10,
    attributeGroups: [group],
    variations: [{ id: small!.id, price: 8, discountPrice: 6, attributes }],
  })

  expect(changed).toMatchObject({ lowestPrice: null, variations: [{ lowestPrice: 8 }] })
  expect(await priceHistory(store, sencha)).toEqual([
    [8, 6],
    [8, null],
    [10, null],
  ])
})
