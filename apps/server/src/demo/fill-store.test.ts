import type { Product } from '@vitrine/contract/catalogue/product.ts'
import { nocturneRecords } from '@vitrine/demo/nocturne-records/nocturne-records.ts'
import { teaHouse } from '@vitrine/demo/tea-house/tea-house.ts'
import { expect, test } from 'vitest'
import { startShop } from '../testing/start-shop.ts'
import { fillStore } from './fill-store.ts'

const shop = startShop()
const noImages = async () => new Map()

test.each([teaHouse, nocturneRecords])('$name passes every check of the services', async (demo) => {
  const store = await shop.aStore({ currency: demo.currency })
  const target = { storeId: store.storeId, userId: store.owner.userId }

  await fillStore(shop.services, demo, target, noImages)
  await fillStore(shop.services, demo, target, noImages)

  const { body } = await shop.call<Product[]>('GET', '/api/products/fetch-products', {
    host: store.storeDomain,
    body: { storeId: store.storeId, pageSize: 100 },
  })
  expect(body.map(({ slug }) => slug)).toEqual(demo.products.map(({ slug }) => slug))
})

test('a filling that fails leaves nothing behind', async () => {
  const store = await shop.aStore()
  const target = { storeId: store.storeId, userId: store.owner.userId }
  const [first, second] = teaHouse.products
  const broken = { ...teaHouse, products: [{ ...second!, price: -1 }, first!] }

  await expect(fillStore(shop.services, broken, target, noImages)).rejects.toThrow()

  const { headers } = await shop.call('GET', '/api/products/fetch-products', {
    host: store.storeDomain,
    body: { storeId: store.storeId },
  })
  expect(headers.get('x-total-count')).toBe('0')
})
