import type { SaleTerms } from '@vitrine/contract/sales/checkout.ts'
import type { ProductCard } from '@vitrine/contract/catalogue/product.ts'
import { defaultCheckout } from '@vitrine/commerce/settings/checkout-settings.ts'
import { expect, test } from 'vitest'
import { aRate, aZone, shipsTo } from '../../testing/ships-to.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

async function termsOf({ storeId, storeDomain: host }: OwnedStore) {
  const answer = await shop.call<SaleTerms>('GET', '/api/checkout/terms', {
    host,
    body: { storeId },
  })
  return answer.body
}

test('shoppers see tax, shipping and delivery as the shop has set them', async () => {
  const store = await shop.aStore({ country: 'DE' })
  expect(await termsOf(store)).toEqual({
    namesLowestPrice: true,
    tax: null,
    shipping: { country: 'Germany', from: 0, freeFrom: null, estimate: null },
    returns: null,
  })

  const post = aRate('post', { price: 4.9, freeAbove: 50, estimate: { min: 1, max: 2 } })
  await shipsTo(shop, store, { zones: [aZone('Germany', ['DE'], [post])], processingDays: 1 })
  const vat = { id: 'vat', name: 'VAT', country: 'DE', region: null, rate: 19, categoryIds: [] }
  const taxes = { pricesIncludeTax: true, taxShipping: true, rates: [vat], revision: 0 }
  await shop.call('PUT', '/api/taxes', {
    as: store.owner,
    body: { storeId: store.storeId, ...taxes },
  })

  expect(await termsOf(store)).toMatchObject({
    tax: 'included',
    shipping: { from: 4.9, freeFrom: 50, estimate: { min: 2, max: 3 } },
  })
})

test('a shop outside of Europe names no lowest price, and one that sends nowhere no shipping', async () => {
  const store = await shop.aStore({ country: 'US', currency: 'USD' })
  await shipsTo(shop, store, { zones: [aZone('Germany', ['DE'], [aRate('post')])] })
  expect(await termsOf(store)).toMatchObject({ namesLowestPrice: false, shipping: null })
})

const link = (href: string) => ({ label: 'Returns', href })

test('returns are mentioned where their page exists', async () => {
  const store = await shop.aStore()
  const { storeId, owner } = store
  const saved = async (href: string, revision: number) => {
    const body = { storeId, revision, ...defaultCheckout, policies: [link(href)] }
    await shop.call('PUT', '/api/checkout-settings', { as: owner, body })
    await shop.call('POST', '/api/checkout-settings/publish', {
      as: owner,
      body: { storeId, revision: revision + 1 },
    })
    return (await termsOf(store)).returns
  }
  expect(await saved('/page/nowhere', 0)).toBeNull()
  expect(await saved('/page/about', 1)).toEqual(link('/page/about'))
})

const sized = (small: number, large: number) => [
  { price: small, discountPrice: null, attributes: { Size: 'S' } },
  { price: large, discountPrice: 9, attributes: { Size: 'L' } },
]

test('a card says from what on its variations cost', async () => {
  const store = await shop.aStore()
  const attributeGroups = [
    { name: 'Size', type: 'buttons' as const, values: [{ value: 'S' }, { value: 'L' }] },
  ]
  await shop.aProduct(store, { name: 'Cup', attributeGroups, variations: sized(0, 20) })
  await shop.aProduct(store, { name: 'Pot', attributeGroups, variations: sized(9, 20) })
  await shop.aProduct(store, { name: 'Tea' })

  const { body } = await shop.call<{ content: ProductCard[] }>(
    'GET',
    '/api/products/fetch-listing',
    { host: store.storeDomain, body: { storeId: store.storeId } },
  )

  const from = Object.fromEntries(body.content.map((card) => [card.name, card.fromPrice]))
  expect(from).toEqual({ Cup: 9, Pot: null, Tea: null })
})
