import { expect, test } from 'vitest'
import type { Store } from '@vitrine/contract/shop/store.ts'
import { startShop } from './start-shop.ts'

const shop = startShop()

test('a new owner is signed in, makes a store and sells a product on its own host', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { stock: 2 })

  const quoted = await shop.quote(store, [{ product: sencha, quantity: 2 }])

  expect(quoted).toMatchObject({ status: 200, body: { subtotal: 25 } })
})

test('an owner reads the selected store and no other', async () => {
  const [tea, records] = [await shop.aStore(), await shop.aStore({ name: 'Nocturne Records' })]
  const find = (storeId: string) =>
    shop.call<Store>('GET', '/api/store/find-current-store', { as: tea.owner, body: { storeId } })

  expect(await find(tea.storeId)).toMatchObject({ status: 200, body: { name: 'Tea House' } })
  expect(await find(records.storeId)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
