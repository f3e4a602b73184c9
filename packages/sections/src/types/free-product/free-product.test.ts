import { expect, test } from 'vitest'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import { isStill } from '../../render/components.ts'
import { renderContent } from '../../testing/render-content-fixture.tsx'
import { aSection, gyokuro } from '../../testing/section-fixture.tsx'

const cups: Product = {
  ...gyokuro,
  trackStock: true,
  stock: 3,
  rating: 4.5,
  discountPrice: 28,
  attributeGroups: [
    { name: 'Glaze', type: 'buttons', values: [{ value: 'Ash' }, { value: 'Iron' }] },
  ] as Product['attributeGroups'],
  variations: [
    {
      id: '01900000-0000-7000-8000-0000000000b1',
      attributes: { Glaze: 'Ash' },
      price: null,
      discountPrice: null,
      image: null,
      stock: 3,
      stockStatus: true,
    },
  ] as unknown as Product['variations'],
}

const parts = {
  productTitle: ['level', { level: 'heading1' }, '<h1'],
  productPrice: ['price', {}, '€28.00'],
  productGallery: ['images', {}, 'Image 2 of 2'],
  productOptions: ['options', {}, '>Ash</button>'],
  productBuy: ['buttons', {}, 'Add to Cart'],
  productDescription: ['text', { lines: 4 }, '--lines:4'],
  productStock: ['stock', { inStock: 'Here' }, 'Here'],
  productRating: ['rating', {}, '4.5 out of 5'],
  productFacts: ['terms', {}, 'Tax included'],
} as const

const around = (type: string, props: object = {}, section: object = {}) =>
  aSection('freeProduct', { ...section, childComponents: [aSection(type, { ...props }, 'part')] })

const show = (item: ReturnType<typeof aSection>, product: Product = cups, mode?: 'canvas') =>
  renderContent([item], { product: async () => product, ...(mode && { mode }) })

test.each(Object.entries(parts))('%s shows its part of the product', async (type, part) => {
  const [, props, shown] = part
  const html = await show(around(type, props))
  expect(html).toContain(shown)
  expect(html).not.toContain('section-placeholder')
  const outside = aSection('freeSection', { childComponents: [aSection(type, {}, 'part')] })
  expect(await show(outside)).not.toContain(shown)
  expect(await show(outside, cups, 'canvas')).toContain('put it into a product section')
})

test.each([
  ['productTitle', { isLink: true }, 'href="/page/product/gyokuro-50-g"'],
  ['productBuy', { buttonColor: '#123456' }, '--accent:#123456;--on-accent:#ffffff'],
  ['productBuy', {}, 'aria-label="Quantity"'],
  ['productBuy', {}, 'Buy Now'],
  ['productGallery', { borderRadius: '9px' }, '--radius:9px'],
])('%s follows %j', async (type, props, shown) => {
  expect(await show(around(type, props))).toContain(shown)
})

test.each([
  ['productBuy', { showQuantity: false }, 'aria-label="Quantity"'],
  ['productBuy', { showBuyNow: false }, 'Buy Now'],
  ['productGallery', { showThumbnails: false }, 'Image 2 of 2'],
  ['productTitle', {}, 'href='],
])('%s with %j has no %s', async (type, props, absent) => {
  expect(await show(around(type, props))).not.toContain(absent)
})

test('stock names the last ones, and what is sold out', async () => {
  const plain = { ...cups, attributeGroups: [], variations: [] }
  expect(await show(around('productStock'), plain)).toContain('Only 3 left')
  const gone = { ...plain, stockStatus: false }
  expect(await show(around('productStock', { soldOut: 'None' }), gone)).toContain('None')
  expect(await show(around('productBuy'), gone)).toMatch(/disabled=""[^>]*>Sold out/)
})

test('of a product without rating, options or description only the owner is told', async () => {
  const bare = { ...cups, rating: null, attributeGroups: [], variations: [], description: '' }
  for (const type of ['productRating', 'productOptions', 'productDescription']) {
    expect(await show(around(type), bare)).not.toContain('shoppers see nothing')
    expect(await show(around(type), bare, 'canvas')).toContain('shoppers see nothing')
  }
})

test('of a product that is gone shoppers see nothing, and the owner still sees the blocks', async () => {
  const gone = Object.assign(new Error('Gone.'), { code: 'gone' })
  const render = (mode: 'shop' | 'canvas') =>
    renderContent([around('productTitle', {}, { product: 'gone' })], {
      mode,
      product: () => Promise.reject(gone),
    })
  expect(await render('shop')).toMatch(/<section[^>]*><\/section>/)
  expect(await render('canvas')).toMatch(/no longer for sale.*data-section-id="part"/s)
})

test('parts of a product make a section live wherever they are', () => {
  const inside = aSection('freeSection', { childComponents: [aSection('productPrice')] })
  expect(isStill(inside)).toBe(false)
})

test.each([
  ['layout', { layout: 'row' }, '--dir:row'],
  ['textAlign', { textAlign: 'center' }, '--align:center'],
  ['maxWidth', { maxWidth: '600px' }, '--width:600px'],
  ['padding', { padding: '1rem' }, '--pad:1rem'],
  ['backgroundColor', { backgroundColor: '#eee' }, '--bg:#eee'],
])('%s of the section is seen', async (_prop, section, shown) => {
  expect(await show(around('productTitle', {}, section))).toContain(shown)
})
