import type { Product } from '@vitrine/contract/catalogue/product.ts'
import { expect, test } from 'vitest'
import { upload } from '../../../testing/an-image.ts'
import { aShopWithFiles } from '../../../testing/product-files.ts'
import { startShop } from '../../../testing/start-shop.ts'
import { fileOf, simple, variable, variation } from '../../../testing/woocommerce-file.ts'

const shop = startShop()

async function theOnly(files: { products: () => Promise<Product[]> }) {
  const products = await files.products()
  expect(products).toHaveLength(1)
  return products[0]!
}

test.each([
  ['.5', '.90', 227, 0.9],
  ['0,25', '4,90', 113, 4.9],
  ['2', '45', 907, 45],
])('a weight of %s and a price of %s are read', async (weight, price, grams, paid) => {
  const { files } = await aShopWithFiles(shop)
  const row = simple({ Name: 'Cap', 'Weight (lbs)': weight, 'Regular price': price })
  expect((await files.imported(fileOf(row))).counts).toMatchObject({ create: 1, refuse: 0 })
  expect(await theOnly(files)).toMatchObject({ weight: grams, price: paid })
})

test('a simple product comes with its prices, stock, weight, tags, categories and facts', async () => {
  const { store, files } = await aShopWithFiles(shop)
  const done = await files.imported(
    fileOf(
      simple({
        SKU: 'woo-cap',
        'GTIN, UPC, EAN, or ISBN': '4006381333931',
        'Cost of goods': '6.5',
        Brands: 'Woo > Woo Caps, Other',
        Name: 'Cap',
        'Is featured?': '1',
        'Short description': 'A cap.\\n\\nFor the sun.',
        Description: '<p>Made of wool</p>',
        Stock: '7',
        'Weight (lbs)': '0.5',
        'Sale price': '16',
        Categories: 'Clothing > Accessories, Sale',
        Tags: 'summer, wool',
        'Attribute 1 name': 'Colour',
        'Attribute 1 value(s)': 'Yellow, Blue & Green',
        'Meta: _yoast_wpseo_title': 'Caps of wool',
      }),
    ),
  )

  expect(done).toMatchObject({ format: 'woocommerce', counts: { create: 1, refuse: 0 } })
  expect(done.ignoredColumns).toEqual(['Tax status', 'Grouped products', 'External URL'])
  const cap = await theOnly(files)
  expect(cap).toMatchObject({
    slug: 'cap',
    sku: 'woo-cap',
    barcode: '4006381333931',
    cost: 6.5,
    vendor: 'Woo Caps',
    featured: true,
    price: 18,
    discountPrice: 16,
    trackStock: true,
    stock: 7,
    weight: 227,
    tags: ['summer', 'wool'],
    seoTitle: 'Caps of wool',
    status: 'active',
    description:
      '<p>A cap.</p><p>For the sun.</p><p>Made of wool</p><ul><li>Colour: Yellow, Blue &amp; Green</li></ul>',
  })
  const { body } = await shop.call<{ slug: string }[]>('GET', '/api/categories/get-categories', {
    host: store.storeDomain,
  })
  expect(body.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['clothing', 'accessories', 'sale']),
  )
})

test('variations find their product anywhere in the file, by SKU or by number', async () => {
  const { files } = await aShopWithFiles(shop)
  await files.imported(
    fileOf(
      variation({
        SKU: 'hoodie-red',
        'GTIN, UPC, EAN, or ISBN': '96385074',
        Parent: 'id:45',
        'Attribute 1 name': 'Colour',
        'Attribute 1 value(s)': 'Red',
        'Weight (lbs)': '1.5',
        Stock: '3',
      }),
      variable({
        ID: '45',
        SKU: 'woo-hoodie',
        Name: 'Hoodie',
        'Weight (lbs)': '1',
        'Attribute 1 name': 'Colour',
        'Attribute 1 value(s)': 'Red, Green',
        'Attribute 2 name': 'Fabric',
        'Attribute 2 value(s)': 'Cotton',
      }),
      variation({
        SKU: 'hoodie-green',
        Parent: 'woo-hoodie',
        'Attribute 1 name': 'Colour',
        'Attribute 1 value(s)': 'Green',
        'Regular price': '24',
        'Sale price': '21',
      }),
    ),
  )

  const hoodie = await theOnly(files)
  expect(hoodie).toMatchObject({
    name: 'Hoodie',
    price: 20,
    weight: 454,
    description: '<ul><li>Fabric: Cotton</li></ul>',
    attributeGroups: [{ name: 'Colour', values: [{ value: 'Red' }, { value: 'Green' }] }],
  })
  expect(hoodie.variations).toMatchObject([
    { attributes: { Colour: 'Red' }, price: 20, sku: 'hoodie-red', stock: 3, weight: 680 },
    {
      attributes: { Colour: 'Green' },
      price: 24,
      discountPrice: 21,
      sku: 'hoodie-green',
      weight: null,
    },
  ])
})

const ofTee = (colour: string, size: string) => ({
  Parent: 'tee',
  'Attribute 1 name': 'Colour',
  'Attribute 1 value(s)': colour,
  'Attribute 2 name': 'Size',
  'Attribute 2 value(s)': size,
})

test('a variation that leaves a choice open becomes one for each value', async () => {
  const { files } = await aShopWithFiles(shop)
  const { id } = await files.imported(
    fileOf(
      variable({ ...ofTee('Red, Blue', 'S, L'), Parent: '', SKU: 'tee', Name: 'Tee' }),
      variation({ ...ofTee('Red', ''), Stock: '9' }),
      variation({ ...ofTee('Blue', 'L'), 'Regular price': '25' }),
    ),
  )

  const tee = await theOnly(files)
  const sold = tee.variations.map(({ attributes, price, stock }) => [attributes, price, stock])
  expect(sold).toHaveLength(3)
  expect(sold).toEqual(
    expect.arrayContaining([
      [{ Colour: 'Red', Size: 'S' }, 20, 9],
      [{ Colour: 'Red', Size: 'L' }, 20, 0],
      [{ Colour: 'Blue', Size: 'L' }, 25, null],
    ]),
  )
  const [item] = await files.items(id, 'noted')
  expect(item!.messages).toMatchObject([
    { row: 3, text: expect.stringContaining('share a stock of 9') },
  ])
})

test('all variations that one row stands for have its image', async () => {
  const { store, files } = await aShopWithFiles(shop)
  const { body: image } = await upload(shop, store)
  await files.imported(
    fileOf(
      variable({ ...ofTee('Red, Blue', 'S, L'), Parent: '', SKU: 'tee', Name: 'Tee' }),
      variation({ ...ofTee('Red', ''), Images: 'https://shop.example/green.png' }),
      variation(ofTee('Blue', 'L')),
    ),
  )

  const { variations } = await theOnly(files)
  const images = variations.map(({ attributes, image: own }) => `${attributes['Colour']} ${own}`)
  expect(images.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'Blue null',
    `Red ${image.url}`,
    `Red ${image.url}`,
  ])
})

test.each([
  [simple({ Name: 'Set', Type: 'grouped' }), 'only shows other products together'],
  [simple({ Name: 'Pennant', Type: 'external' }), 'sold in another shop'],
  [simple({ Name: '', SKU: 'x' }), 'needs a name'],
  [simple({ Name: 'Cap', 'Regular price': '' }), 'needs a price'],
  [
    variation({ Name: 'Lost - Red', Parent: 'lost' }),
    '“lost” of this variation is not in the file',
  ],
])('what cannot be a product here is refused with the reason: %#', async (row, reason) => {
  const { files } = await aShopWithFiles(shop)
  const { id, counts } = await files.checked(fileOf(row))
  expect(counts).toMatchObject({ refuse: 1, create: 0 })
  const [item] = await files.items(id, 'refuse')
  expect(item!.messages.map(({ text }) => text).join(' ')).toContain(reason)
})

test.each([
  [simple({ Name: 'Album', Type: 'simple, downloadable, virtual' }), { status: 'draft' }],
  [simple({ Name: 'Hidden', 'Visibility in catalog': 'hidden' }), { status: 'draft' }],
  [simple({ Name: 'Waiting', Published: '-1' }), { status: 'draft' }],
  [
    simple({ Name: 'Late', 'Sale price': '9', 'Date sale price ends': '2020-01-31' }),
    { discountPrice: null },
  ],
  [
    simple({ Name: 'To order', Stock: '0', 'Backorders allowed?': 'notify' }),
    { trackStock: false },
  ],
  [simple({ Name: 'Gone', 'In stock?': '0' }), { stockStatus: false }],
])('a product is as it was sold there: %#', async (row, expected) => {
  const { files } = await aShopWithFiles(shop)
  await files.imported(fileOf(row))
  expect(await theOnly(files)).toMatchObject(expected)
})

test('images that were uploaded before are found by the names of their files', async () => {
  const { store, files } = await aShopWithFiles(shop)
  const { body: image } = await upload(shop, store)
  const { id } = await files.imported(
    fileOf(
      simple({
        Name: 'Cap',
        Images:
          'https://10.0.0.7/wp-content/green.png, https://10.0.0.7/wp-content/red.png, https://10.0.0.7/wp-content/blue.png',
      }),
    ),
  )

  expect(await theOnly(files)).toMatchObject({ productImage: image.url, galleryImages: [] })
  const [item] = await files.items(id, 'noted')
  expect(item!.messages).toEqual([
    { row: 2, column: 'Images', text: expect.stringContaining('2 images could not be fetched') },
  ])
})

test('the same file again changes nothing', async () => {
  const { files } = await aShopWithFiles(shop)
  const file = fileOf(
    simple({ Name: 'Cap', Stock: '2', Tags: 'wool', Categories: 'Hats' }),
    variable({
      SKU: 'tee',
      Name: 'Tee',
      'Attribute 1 name': 'Size',
      'Attribute 1 value(s)': 'S, L',
    }),
    variation({ Parent: 'tee', 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': '' }),
  )
  await files.imported(file)
  expect((await files.checked(file)).counts).toMatchObject({ skip: 2, update: 0, create: 0 })
})
