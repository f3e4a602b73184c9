import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { OwnedProduct, Product } from '@vitrine/contract/catalogue/product.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import type { Shipping } from '@vitrine/contract/shop/shipping.ts'
import { expect, test } from 'vitest'
import { aShopper } from '../../testing/a-shopper.ts'
import { ordersOf } from '../../testing/orders-of.ts'
import { aRate, aZone, shipsTo } from '../../testing/ships-to.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

const byWeight = aRate('parcel', {
  basis: 'weight',
  tiers: [
    { from: 0, to: 500, price: 3 },
    { from: 500, to: null, price: 6 },
  ],
})

/** Sencha of 100 g; a tin weighs 450 g, and a voucher for one nothing. */
async function aTeaOfThreeWeights() {
  const store = await shop.aStore()
  await shipsTo(shop, store, { zones: [aZone('Europe', ['DE', 'GB'], [byWeight])] })
  const packs = ['Bag', 'Tin', 'Voucher']
  const weights = [null, 450, 0]
  const sencha = await shop.aProduct(store, {
    name: 'Sencha',
    price: 10,
    weight: 100,
    attributeGroups: [{ name: 'Pack', type: 'buttons', values: packs.map((value) => ({ value })) }],
    variations: packs.map((Pack, at) => ({
      price: 10,
      attributes: { Pack },
      weight: weights[at] ?? null,
    })),
  })
  return { store, sencha }
}

const of = (product: Product, at: number, quantity = 1) => ({
  product,
  quantity,
  variationId: product.variations[at]!.id,
})

test('shipping by weight changes with the variation that the shopper chooses', async () => {
  const { store, sencha } = await aTeaOfThreeWeights()
  const shipping = async (...lines: ReturnType<typeof of>[]) =>
    ((await shop.quote(store, lines, { country: 'DE' })).body as Quote).shipping

  expect(await shipping(of(sencha, 0))).toBe(3)
  expect(await shipping(of(sencha, 0), of(sencha, 1))).toBe(6)
  expect(await shipping(of(sencha, 1))).toBe(3)
  expect(await shipping(of(sencha, 1, 2))).toBe(6)
  expect(await shipping(of(sencha, 0, 4), of(sencha, 2, 9))).toBe(3)

  await aShopper(shop, store).buy([of(sencha, 1, 2), of(sencha, 0)])
  const [order] = await ordersOf(shop, store)
  expect(order).toMatchObject({ total: 36 })
  const slip = `/api/orders/documents?kind=packing-slip&format=html&ids=${order!.id}`
  expect(await (await shop.fetch(slip, { as: store.owner })).text()).toContain('1 kg')
})

const warningsOf = async ({ storeId, owner }: OwnedStore) =>
  (await shop.call<Shipping>('GET', '/api/shipping', { as: owner, body: { storeId } })).body
    .warnings

test('only variations that weigh nothing at all count as goods without a weight', async () => {
  const { store, sencha } = await aTeaOfThreeWeights()
  const weightless = { kind: 'weightless', products: 1 }
  expect(await warningsOf(store)).toContainEqual(weightless)

  await change(store, sencha, { weight: null, weights: [100, 450, 5] })
  expect(await warningsOf(store)).not.toContainEqual(weightless)
  await change(store, sencha, { weight: null, weights: [null, 450, 5] })
  expect(await warningsOf(store)).toContainEqual(weightless)
})

async function change(
  { owner }: OwnedStore,
  { id, storeId, name, price, attributeGroups, variations }: Product,
  { weight, weights }: { weight: number | null; weights: (number | null)[] },
) {
  const body = {
    id,
    storeId,
    name,
    price,
    attributeGroups,
    weight,
    variations: variations.map(({ attributes, price: own, id: of }, at) => ({
      id: of,
      attributes,
      price: own,
      weight: weights[at],
    })),
  }
  return await shop.call<OwnedProduct & RefusalBody>('PUT', '/api/products/update-product', {
    as: owner,
    body,
  })
}

test.each([
  ['below 0', -1],
  ['of parts of a gram', 0.5],
  ['of more than ten tonnes', 10_000_001],
])('a weight %s is refused with its place, and nothing is lost', async (_, weight) => {
  const { store, sencha } = await aTeaOfThreeWeights()
  const { status, body } = await change(store, sencha, { weight: 100, weights: [weight, 1, 2] })

  expect({ status, path: body.issues?.[0]?.path }).toEqual({
    status: 400,
    path: 'variations.0.weight',
  })
  const path = `/api/products/fetch-product-by-id/${sencha.id}`
  const { body: kept } = await shop.call<OwnedProduct>('GET', path, { as: store.owner })
  expect(kept.variations.map((each) => each.weight)).toEqual([null, 450, 0])
})

test('a duplicate weighs what its model weighs', async () => {
  const { store, sencha } = await aTeaOfThreeWeights()
  const path = `/api/products/${sencha.id}/duplicate`
  const { body } = await shop.call<OwnedProduct>('POST', path, { as: store.owner })
  expect(body.variations.map(({ weight }) => weight)).toEqual([null, 450, 0])
})
