import { defaultSeo } from '@vitrine/contract/shop/seo-settings.ts'
import { expect, test } from 'vitest'
import { aRate, aZone, shipsTo } from '../../testing/ships-to.ts'
import { startPagesShop, structuredIn } from '../../testing/start-pages-shop.ts'

const { shop, read, originOf } = startPagesShop()

const colours = {
  attributeGroups: [
    { name: 'Colour', type: 'color', values: [{ value: 'Red' }, { value: 'Black' }] },
    { name: 'Weight', type: 'buttons', values: [{ value: '100 g' }] },
  ] as const,
  variations: [
    { price: 15, discountPrice: 12.5, attributes: { Colour: 'Red', Weight: '100 g' }, sku: 'R-1' },
    { price: 0, attributes: { Colour: 'Black', Weight: '100 g' }, stock: 0 },
  ],
}

test('a product is described with the price that its page shows', async () => {
  const store = await shop.aStore()
  const { id } = await shop.aProduct(store, {
    slug: 'sencha',
    price: 14,
    discountPrice: 12.5,
    productImage: '/media/sencha.webp',
    description: '<p>Steamed at dawn.</p>',
  })

  const html = await read(store, '/product/sencha')

  const url = `${originOf(store)}/product/sencha`
  expect(html).toContain('€12.50')
  expect(structuredIn(html)['Product']).toEqual({
    '@type': 'Product',
    name: 'Sencha 100 g',
    url,
    image: [`${originOf(store)}/media/sencha.webp`],
    description: 'Steamed at dawn.',
    sku: id,
    offers: {
      '@type': 'Offer',
      url,
      price: '12.50',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'EUR' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
      },
    },
  })
})

test('a product with variations is described as a group of them', async () => {
  const store = await shop.aStore()
  const product = { slug: 'tin', sku: 'TIN', price: 20, trackStock: true, ...colours }
  const { variations } = await shop.aProduct(store, product as never)

  const group = structuredIn(await read(store, '/product/tin'))['ProductGroup']

  expect(group).toMatchObject({
    productGroupID: 'TIN',
    variesBy: ['https://schema.org/color', 'Weight'],
    hasVariant: [
      {
        '@type': 'Product',
        name: 'Sencha 100 g, Red, 100 g',
        color: 'Red',
        additionalProperty: [{ '@type': 'PropertyValue', name: 'Weight', value: '100 g' }],
        sku: 'R-1',
        offers: { price: '12.50', availability: 'https://schema.org/InStock' },
      },
      {
        color: 'Black',
        sku: variations[1]?.id,
        offers: { price: '20.00', availability: 'https://schema.org/OutOfStock' },
      },
    ],
  })
})

test('the vendor is the brand, and a barcode the GTIN where its check digit is right', async () => {
  const store = await shop.aStore()
  const variations = [
    { price: 1, attributes: { Colour: 'Red' }, barcode: '96385074' },
    { price: 1, attributes: { Colour: 'Black' }, barcode: '96385075' },
  ]
  const values = [{ value: 'Red' }, { value: 'Black' }]
  const attributeGroups = [{ name: 'Colour', type: 'buttons' as const, values }]
  await shop.aProduct(store, { slug: 'mug', vendor: 'Kiln', barcode: '978-0-306-40615-7' })
  await shop.aProduct(store, { slug: 'tin', barcode: 'OWN-1' })
  await shop.aProduct(store, { slug: 'tee', vendor: 'Loom', attributeGroups, variations })
  const dataOf = async (slug: string) => structuredIn(await read(store, `/product/${slug}`))

  const { Product: mug } = await dataOf('mug')
  expect(mug).toMatchObject({ brand: { '@type': 'Brand', name: 'Kiln' }, gtin: '9780306406157' })
  const { Product: tin } = await dataOf('tin')
  expect(tin).not.toHaveProperty('brand')
  expect(tin).not.toHaveProperty('gtin')
  const { ProductGroup: tee } = await dataOf('tee')
  expect(tee).toMatchObject({ brand: { name: 'Loom' }, hasVariant: [{ gtin: '96385074' }, {}] })
  expect(JSON.stringify(tee)).not.toContain('96385075')
})

test('an offer tells condition, part number and unit price, and what the shop says of returns', async () => {
  const store = await shop.aStore()
  const { storeId, owner } = store
  const settings = { ...defaultSeo, returns: { days: 30, fees: 'free' } }
  const body = { storeId, revision: 0, settings }
  await shop.call('PUT', '/api/seo/settings', { as: owner, body })
  const zones = [
    aZone('Germany', ['DE'], [aRate('post', { price: 4.9, estimate: { min: 1, max: 2 } })]),
  ]
  await shipsTo(shop, store, { zones })
  const unitMeasure = { amount: 250, unit: 'g', per: '100 g' } as const
  await shop.aProduct(store, { slug: 'tea', mpn: 'K-7', condition: 'refurbished', unitMeasure })

  const html = await read(store, '/product/tea')

  expect(html).toContain('€5.00<!-- --> per<!-- --> <!-- -->100 g')
  expect(structuredIn(html)['Product']).toMatchObject({
    mpn: 'K-7',
    offers: {
      itemCondition: 'https://schema.org/RefurbishedCondition',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '12.50',
        priceCurrency: 'EUR',
        referenceQuantity: {
          value: 250,
          unitCode: 'GRM',
          valueReference: { value: 100, unitCode: 'GRM' },
        },
      },
      shippingDetails: {
        shippingRate: { value: '4.90', currency: 'EUR' },
        deliveryTime: { transitTime: { minValue: 1, maxValue: 2, unitCode: 'DAY' } },
      },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'DE',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/FreeReturn',
      },
    },
  })
})

test('a price is written with the decimals of its currency', async () => {
  const store = await shop.aStore({ currency: 'JPY', country: 'JP' })
  await shop.aProduct(store, { slug: 'sencha', price: 1200 })
  const { Product } = structuredIn(await read(store, '/product/sencha'))
  expect(Product?.['offers']).toMatchObject({ price: '1200', priceCurrency: 'JPY' })
})

test('a rating that no shopper gave is never published', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, { slug: 'sencha' })
  for (const path of ['/', '/shop', '/product/sencha'])
    expect(await read(store, path)).not.toContain('aggregateRating')
})

test('a name cannot end the element that describes it', async () => {
  const store = await shop.aStore()
  const name = '</script><script>alert(1)</script>'
  await shop.aProduct(store, { slug: 'sencha', name })

  const html = await read(store, '/product/sencha')

  expect(html).not.toContain('<script>alert')
  expect(structuredIn(html)['Product']?.['name']).toBe(name)
})
