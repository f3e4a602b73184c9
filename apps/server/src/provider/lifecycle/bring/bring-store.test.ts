import { expect, test } from 'vitest'
import { aShopper } from '../../../testing/a-shopper.ts'
import { archiveOf, bring } from '../../../testing/shop-archives.ts'
import { aTeaHouse, startStorefront } from '../../../testing/start-storefront.ts'

const { shop } = await startStorefront()

/** Equal if the pages are, byte by byte, with a short difference if they are not. */
const partsOf = (page: string) => page.split(/(?<=[>,])/)

test('a brought shop shows the same pages, and the links of its orders are alive', async () => {
  const store = await aTeaHouse(shop)
  const sencha = await shop.aProduct(store, { name: 'Sencha of spring', stock: 5 })
  const placed = await aShopper(shop, store).buy([{ product: sencha, quantity: 2 }])
  const owner = await shop.aUser()
  const brought = await bring(shop, await archiveOf(shop, store.storeId), owner)
  await shop.call('POST', '/api/store/select-store', {
    as: owner,
    body: { storeId: brought.storeId },
  })
  await shop.call('POST', '/api/store/open-store', {
    as: owner,
    body: { storeId: brought.storeId },
  })

  const page = async (host: string, path: string) => {
    const answer = await shop.fetch(path, { host })
    expect([path, answer.status]).toEqual([path, 200])
    return await answer.text()
  }
  for (const path of [
    '/',
    '/shop',
    '/about',
    '/collection/green-tea',
    '/product/sencha-of-spring',
  ]) {
    const former = (await page(store.storeDomain, path))
      .replaceAll(store.storeId, brought.storeId)
      .replaceAll(store.storeDomain, brought.storeDomain)
    expect(partsOf(await page(brought.storeDomain, path))).toEqual(partsOf(former))
  }

  const answer = await shop.call('GET', '/api/checkout/order', {
    host: brought.storeDomain,
    body: { token: placed.body.token },
  })
  expect(answer).toMatchObject({ status: 200, body: { orderNumber: placed.body.orderNumber } })

  const next = await aShopper(shop, { ...store, ...brought }).buy([
    { product: sencha, quantity: 3 },
  ])
  expect(next.body.orderNumber).toBe(placed.body.orderNumber + 1)
  const found = await shop.call<{ content: unknown[] }>('GET', '/api/products/search', {
    host: brought.storeDomain,
    body: { storeId: brought.storeId, term: 'spring' },
  })
  expect(found.status).toBeLessThan(500)
})
