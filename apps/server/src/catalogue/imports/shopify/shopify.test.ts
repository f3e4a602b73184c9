import type { OwnedProduct, Product } from '@vitrine/contract/catalogue/product.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { expect, test } from 'vitest'
import { upload } from '../../../testing/an-image.ts'
import { aShopWithFiles } from '../../../testing/product-files.ts'
import { type OwnedStore, startShop } from '../../../testing/start-shop.ts'

const shop = startShop()

const before =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,SEO Title,SEO Description,Status\n'

const now =
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Product image URL,Image position,Image alt text,Variant image URL,SEO title,SEO description\n'

const imageRow = (handle: string, title: string, url: string, position: number) =>
  `${handle},${title},,,,,TRUE,${title && 'Title'},${title && 'Default Title'},,,,,,,,${title && '5'},,${url},${position},Leaves,,,\n`

async function productBySlug({ storeId, owner }: OwnedStore, productSlug: string) {
  const path = '/api/products/fetch-by-storeid-slug'
  const body = { storeId, productSlug }
  return (await shop.call<Product>('GET', path, { as: owner, body })).body
}

test('a product with two options comes with its variations, prices and stock', async () => {
  const { store, files } = await aShopWithFiles(shop)
  const done = await files.imported(
    `${before}gyokuro,Gyokuro,<p>Shaded</p>,Uji,Tea,"green, first; flush",TRUE,Size,50 g,Tin,Black,G-50-B,80,shopify,4,deny,18.00,24.00,,,,Gyokuro from Uji,Sweet,active\n` +
      'gyokuro,,,,,,,,100 g,,Red,G-100-R,160,shopify,-2,deny,32.00,,,,,,,\n',
  )

  expect(done).toMatchObject({ format: 'shopify', counts: { create: 1, noted: 1 } })
  expect(done.ignoredColumns).toEqual([])
  expect(await productBySlug(store, 'gyokuro')).toMatchObject({
    name: 'Gyokuro',
    vendor: 'Uji',
    productType: 'Tea',
    description: '<p>Shaded</p>',
    price: 24,
    discountPrice: 18,
    seoTitle: 'Gyokuro from Uji',
    weight: 80,
    tags: ['green', 'first; flush'],
    trackStock: true,
    attributeGroups: [
      { name: 'Size', values: [{ value: '50 g' }, { value: '100 g' }] },
      { name: 'Tin', values: [{ value: 'Black' }, { value: 'Red' }] },
    ],
    variations: [
      { price: 24, discountPrice: 18, sku: 'G-50-B', stock: 4, weight: null },
      {
        price: 32,
        discountPrice: null,
        attributes: { Size: '100 g', Tin: 'Red' },
        stock: 0,
        weight: 160,
      },
    ],
  })
})

const facts =
  'Handle,Title,Vendor,Product Category,Type,Option1 Name,Option1 Value,Variant Barcode,Variant Price,Cost per item\n'

test('vendor, type, barcodes and costs come along, of each variation its own', async () => {
  const { files } = await aShopWithFiles(shop)
  const { ignoredColumns } = await files.imported(
    `${facts}mug,Mug,Kiln & Co,Home > Tableware > Mugs,,Title,Default Title,4006381333931,14.00,5.25\n` +
      "tee,Tee,Loom,Apparel > Shirts,T-shirt,Size,S,'9780306406157,20.00,8.00\n" +
      'tee,,,,,,M,,20.00,\n',
  )

  expect(ignoredColumns).toEqual([])
  const [mug, tee] = await files.products()
  expect(mug).toMatchObject<Partial<OwnedProduct>>({
    vendor: 'Kiln & Co',
    productType: 'Mugs',
    barcode: '4006381333931',
    cost: 5.25,
  })
  expect(tee).toMatchObject({
    vendor: 'Loom',
    productType: 'T-shirt',
    barcode: '',
    cost: null,
    variations: [
      { barcode: '9780306406157', cost: 8 },
      { barcode: '', cost: null },
    ],
  })
})

test('a file that names none of them leaves them as they are', async () => {
  const { store, files } = await aShopWithFiles(shop)
  const values = { vendor: 'Uji', productType: 'Tea', barcode: '96385074', cost: 3.5 }
  const { id } = await shop.aProduct(store, { name: 'Mug', ...values })
  await files.imported('Handle,Title,Variant Price\nmug,Mug,15.00\n')
  expect(await files.product(id)).toMatchObject({ price: 15, ...values })
})

test('tags beyond what a product can have are left out, and that is said', async () => {
  const { store, files } = await aShopWithFiles(shop)
  const tags = [...Array.from({ length: 60 }, (_, at) => `t${at}`), 'x'.repeat(41)]
  const { id } = await files.imported(
    `${before}sencha,Sencha,,,,"${tags.join(', ')}",TRUE,,,,,,,,,,5,,,,,,,active\n`,
  )

  expect((await productBySlug(store, 'sencha')).tags).toEqual(tags.slice(0, 50))
  expect(await files.items(id, 'noted')).toMatchObject([
    { messages: [{ row: 2, column: 'Tags', text: expect.stringContaining('left out') }] },
  ])
})

test('the names that the columns have now, and a product without options', async () => {
  const { store, files } = await aShopWithFiles(shop)
  await files.imported(
    `${now}Sencha,Sencha_No.1,<p>Green</p>,Uji,,Tea,,TRUE,draft,S-1,,Title,Default Title,,12.50,,shopify,7,deny,100,,,,,,\n` +
      'Bancha,bancha,,Uji,,Tea,,TRUE,active,B-1,,Title,Default Title,,6,,shopify,3,continue,250.0,,,,,,\n',
  )

  expect(await productBySlug(store, 'bancha')).toMatchObject({
    price: 6,
    sku: 'B-1',
    weight: 250,
    trackStock: false,
    attributeGroups: [],
    variations: [],
  })
  const { body } = await shop.call<PageOf<object>>('GET', '/api/products/filtered-products', {
    as: store.owner,
    body: { storeId: store.storeId, status: 'draft' },
  })
  expect(body.content).toMatchObject([{ slug: 'sencha-no-1', stock: 7, price: 12.5 }])
})

test("images of the shop's own library are taken, others that cannot be fetched are named", async () => {
  const { store, files } = await aShopWithFiles(shop)
  const { body: picture } = await upload(shop, store)
  const { id } = await files.imported(
    before +
      imageRow('sencha', 'Sencha', 'https://10.0.0.7/s/files/tea.jpg', 1) +
      imageRow('sencha', '', `https://old.example${picture.url}`, 2),
  )

  expect(await productBySlug(store, 'sencha')).toMatchObject({
    productImage: picture.url,
    imageAlts: { [picture.url]: 'Leaves' },
    galleryImages: [],
  })
  const [item] = await files.items(id, 'noted')
  expect(item!.messages).toEqual([
    {
      row: 2,
      column: 'Image Src',
      text: expect.stringContaining('tea.jpg: Use an address that can be reached'),
    },
  ])
})

test('the same file again changes nothing', async () => {
  const { files } = await aShopWithFiles(shop)
  const file = `${before}sencha,Sencha,<p>Green</p>,,,,TRUE,Size,S,,,,,shopify,4,deny,5,,,,,,,active\n`
  await files.imported(file)
  expect((await files.checked(file)).counts).toMatchObject({ skip: 1, update: 0 })
})
