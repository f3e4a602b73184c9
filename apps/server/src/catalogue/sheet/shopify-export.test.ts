import type { ProductInput } from '@vitrine/contract/catalogue/product.ts'
import { expect, test } from 'vitest'
import { upload } from '../../testing/an-image.ts'
import { aShopWithFiles } from '../../testing/product-files.ts'
import { startShop } from '../../testing/start-shop.ts'

const shop = startShop()

const group = (name: string, ...values: string[]) => ({
  name,
  type: 'buttons' as const,
  values: values.map((value) => ({ value })),
})

const withoutDates = (text: string) => text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')

async function aFilledShop() {
  const { store, files } = await aShopWithFiles(shop)
  const { body: front } = await upload(shop, store)
  const { body: back } = await upload(shop, store)
  const values: Partial<ProductInput>[] = [
    {
      name: 'Mug',
      price: 14,
      discountPrice: 12.5,
      description: '<p>Glazed, "twice"</p>',
      vendor: 'Kiln & Co',
      productType: 'Mugs',
      barcode: '4006381333931',
      cost: 5.25,
      sku: 'MUG-1',
      weight: 350,
      trackStock: true,
      stock: 7,
      tags: ['clay', 'first; flush'],
      productImage: front.url,
      galleryImages: [back.url],
      imageAlts: { [front.url]: 'A mug' },
      seoTitle: 'Mugs',
      metaDescription: 'Made of clay',
    },
    {
      name: 'Tee',
      price: 20,
      discountPrice: 15,
      weight: 150,
      trackStock: true,
      status: 'draft',
      attributeGroups: [group('Size', 'S', 'M'), group('Colour', 'Red')],
      variations: [
        {
          price: 20,
          discountPrice: 15,
          attributes: { Size: 'S', Colour: 'Red' },
          sku: 'T-S',
          barcode: '96385074',
          cost: 8,
          stock: 3,
          image: back.url,
        },
        { price: 22, attributes: { Size: 'M', Colour: 'Red' }, stock: null, weight: 180 },
      ],
    },
    { name: 'Old', price: 3, status: 'archived' },
  ]
  for (const each of values) await shop.aProduct(store, each)
  return { store, files }
}

test("what is exported in Shopify's columns and imported again is what it was", async () => {
  const { store, files } = await aFilledShop()
  const before = await files.exported()
  const file = await files.exported({ format: 'shopify' })

  const again = await files.checked(file)
  expect(again).toMatchObject({
    format: 'shopify',
    ignoredColumns: ['Variant Fulfillment Service', 'Variant Requires Shipping', 'Variant Taxable'],
    counts: { skip: 3, update: 0, refuse: 0 },
  })

  const body = { storeId: store.storeId, selection: { filter: {} }, change: { kind: 'delete' } }
  await shop.call('POST', '/api/products/bulk-edit', { as: store.owner, body })
  expect((await files.imported(file)).counts).toMatchObject({ create: 3, refuse: 0 })
  expect(await files.exported({ format: 'shopify' })).toBe(file)
  expect(withoutDates(await files.exported())).toBe(withoutDates(before))
})

test('a row of the file is a variation, and a reduced price is compared with the one before', async () => {
  const { store, files } = await aFilledShop()
  const [names, ...rows] = (await files.exported({ format: 'shopify', search: 'tee' }))
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  const cells = rows.map((row) => Object.fromEntries(names!.map((name, at) => [name, row[at]])))
  expect(cells).toMatchObject([
    {
      Handle: 'tee',
      Title: 'Tee',
      Published: 'FALSE',
      Status: 'draft',
      'Option1 Name': 'Size',
      'Option1 Value': 'S',
      'Option2 Value': 'Red',
      'Variant Price': '15.00',
      'Variant Compare At Price': '20.00',
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': '3',
      'Variant Grams': '150',
      'Variant Image': expect.stringMatching(`^http://${store.storeDomain}.*/media/`),
    },
    {
      Handle: 'tee',
      Title: '',
      'Option1 Value': 'M',
      'Variant Price': '22.00',
      'Variant Compare At Price': '',
      'Variant Grams': '180',
      'Variant Inventory Tracker': '',
    },
  ])
})

test('options beyond the third are a part of it', async () => {
  const { store, files } = await aShopWithFiles(shop)
  const names = ['Size', 'Colour', 'Fabric', 'Cut']
  await shop.aProduct(store, {
    name: 'Tee',
    attributeGroups: names.map((name) => group(name, `${name} 1`)),
    variations: [
      { price: 9, attributes: Object.fromEntries(names.map((name) => [name, `${name} 1`])) },
    ],
  })
  const file = await files.exported({ format: 'shopify' })
  expect(file).toContain('Size,Size 1,Colour,Colour 1,Fabric / Cut,Fabric 1 / Cut 1')
})
