import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import type { StockMovement } from '@vitrine/contract/catalogue/stock.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { stockMovements } from '@vitrine/db/schema/stock.ts'
import { expect, test } from 'vitest'
import { aShopper } from '../../testing/a-shopper.ts'
import { startShop, type OwnedStore } from '../../testing/start-shop.ts'
import { listUnreconciled } from './list-unreconciled.ts'
import { reconcileStock } from './reconcile-stock.ts'

const shop = startShop()

const sizes = {
  trackStock: true,
  attributeGroups: [
    { name: 'Size', type: 'buttons' as const, values: [{ value: '50 g' }, { value: '100 g' }] },
  ],
  variations: [
    { price: 7, attributes: { Size: '50 g' }, stock: 3 },
    { price: 12.5, attributes: { Size: '100 g' }, stock: 4 },
  ],
}

async function movements({ owner }: OwnedStore, { id }: Product, query = {}) {
  const path = `/api/products/${id}/stock-movements`
  const { body } = await shop.call<PageOf<StockMovement>>('GET', path, { as: owner, body: query })
  return body.content
}

function update(store: OwnedStore, { id, storeId, name, price }: Product, values: object) {
  const body = { id, storeId, name, price, trackStock: true, ...values }
  return shop.call<Product>('PUT', '/api/products/update-product', { as: store.owner, body })
}

function unreconciled({ storeId }: OwnedStore) {
  return inStore(shop.services.db, storeId, listUnreconciled)
}

test('the ledger of a product tells how its stock came about', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { stock: 10 })
  await aShopper(shop, store).buy([{ product: sencha, quantity: 3 }])
  await update(store, sencha, { stock: 20 })

  expect(await movements(store, sencha)).toMatchObject([
    { change: 13, stock: 20, reason: 'correction', actor: 'Mei Lin', orderNumber: null },
    { change: -3, stock: 7, reason: 'sale', actor: null, orderNumber: 1001 },
    { change: 10, stock: 10, reason: 'opening', actor: 'Mei Lin', variationId: null },
  ])
  expect(await unreconciled(store)).toEqual([])
})

test('a variation has movements of its own', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, sizes)
  const [, large] = sencha.variations
  await aShopper(shop, store).buy([{ product: sencha, variationId: large!.id, quantity: 1 }])

  const [newest] = await movements(store, sencha)

  expect(newest).toMatchObject({
    variationId: large!.id,
    attributes: { Size: '100 g' },
    change: -1,
    stock: 3,
    reason: 'sale',
  })
})

test('what was sold while an owner was typing stays sold', async () => {
  const store = await shop.aStore()
  const plain = await shop.aProduct(store, { stock: 10 })
  const sized = await shop.aProduct(store, sizes)
  const [small, large] = sized.variations
  await aShopper(shop, store).buy([
    { product: plain, quantity: 4 },
    { product: sized, variationId: small!.id, quantity: 2 },
  ])

  const { body: renamed } = await update(store, plain, { stock: 10, stockSeen: 10 })
  const { body: refilled } = await update(store, sized, {
    attributeGroups: sizes.attributeGroups,
    variations: [
      { id: small!.id, price: 7, attributes: small!.attributes, stock: 8, stockSeen: 3 },
      { id: large!.id, price: 7, attributes: large!.attributes, stock: 4, stockSeen: 4 },
    ],
  })

  expect(renamed.stock).toBe(6)
  expect(refilled.variations.map(({ stock }) => stock)).toEqual([6, 4])
})

test('whatever owners and shoppers do, every stock is the sum of its movements', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { stock: 10 })
  const sized = await shop.aProduct(store, sizes)
  const [small] = sized.variations
  await aShopper(shop, store).buy([{ product: sencha, quantity: 10 }])
  await update(store, sized, {
    attributeGroups: sizes.attributeGroups,
    variations: [{ id: small!.id, price: 7, attributes: small!.attributes, stock: null }],
  })
  await update(store, sencha, { stock: 5 })
  await shop.call('DELETE', `/api/products/delete/${sencha.id}`, { as: store.owner })
  await shop.call('DELETE', '/api/products/bulk', { as: store.owner, body: { ids: [sized.id] } })

  const { db } = shop.services
  const all = await inStore(db, store.storeId, (tx) => tx.select().from(stockMovements))

  expect(await unreconciled(store)).toEqual([])
  expect(all.map(({ reason }) => reason)).toContain('removal')
  expect(all.reduce((sum, { change }) => sum + change, 0)).toBe(0)
})

test('a stock that differs from its ledger is found and named in the log', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { stock: 10 })
  const { db, log } = shop.services
  await inStore(db, store.storeId, (tx) =>
    tx.insert(stockMovements).values({
      storeId: store.storeId,
      productId: sencha.id,
      change: 2,
      stock: 12,
      reason: 'correction',
    }),
  )

  expect(await unreconciled(store)).toEqual([{ itemId: sencha.id, stock: 10, moved: 12 }])
  expect(await reconcileStock({ db, log })).toBeGreaterThan(0)
  expect(shop.logged.join('')).toContain(sencha.id)
})

test('nobody can change or delete a movement', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, { stock: 10 })
  const { db } = shop.services

  const denied = { cause: { message: expect.stringContaining('permission denied') } }
  const changed = inStore(db, store.storeId, (tx) => tx.update(stockMovements).set({ change: 1 }))
  await expect(changed).rejects.toMatchObject(denied)
  const deleted = inStore(db, store.storeId, (tx) => tx.delete(stockMovements))
  await expect(deleted).rejects.toMatchObject(denied)
})

test('movements come in pages', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { stock: 10 })
  for (const stock of [9, 8, 7]) await update(store, sencha, { stock })

  const second = await movements(store, sencha, { pageNumber: 1, pageSize: 2 })

  expect(second.map(({ stock }) => stock)).toEqual([9, 10])
})

test.each(['stock-movements', 'price-history'])(
  'the %s of a product that is not there',
  async (list) => {
    const [ours, theirs] = [await shop.aStore(), await shop.aStore()]
    const secret = await shop.aProduct(theirs, { stock: 10 })
    const ask = (id: string) => shop.call('GET', `/api/products/${id}/${list}`, { as: ours.owner })

    expect(await ask(secret.id)).toMatchObject({ status: 404 })
    expect(await ask(newId())).toMatchObject({ status: 404 })
    expect(await ask('sencha')).toMatchObject({ status: 400 })
  },
)
