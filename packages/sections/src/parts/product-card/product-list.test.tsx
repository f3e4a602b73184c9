import { expect, test, vi } from 'vitest'
import { renderContent } from '../../testing/render-content-fixture.tsx'
import { aSection, sencha } from '../../testing/section-fixture.tsx'

const grid = aSection('productGrid')
const slider = aSection('productSlider')

test('a card leads to its product and shows its price', async () => {
  const html = await renderContent([grid])
  expect(html).toContain('href="/page/product/sencha-100-g"')
  expect(html).toContain('€12.90')
  expect(html).toContain('Rated 4 out of 5')
  expect(html).not.toContain('>Sale<')
})

test('a discount shows the badge, the discount price and the original struck through', async () => {
  const html = await renderContent([grid], {
    products: async () => [{ ...sencha, discountPrice: 9.5 }],
  })
  expect(html).toContain('>Sale</span>')
  expect(html).toContain('€9.50')
  expect(html).toMatch(/<s [^>]*>€12.90<\/s>/)
})

test("a product's own rating replaces the default", async () => {
  const html = await renderContent([grid], { products: async () => [{ ...sencha, rating: 4.5 }] })
  expect(html).toContain('Rated 4.5 out of 5')
})

test('a product without an image gets a drawing', async () => {
  const html = await renderContent([grid], {
    products: async () => [{ ...sencha, productImage: null }],
  })
  expect(html).not.toContain('<img')
  expect(html).toContain('<svg')
})

test('what is sold out or has variations cannot be added from its card', async () => {
  const soldOut = { ...sencha, id: 'a', stockStatus: false }
  const varied = { ...sencha, id: 'b', hasVariations: true }
  const html = await renderContent([grid], { products: async () => [soldOut, varied] })
  expect(html).toContain('Sold out')
  expect(html).toContain('Choose options')
  expect(html).not.toContain('Add to cart')
})

test.each([
  [grid, 6],
  [aSection('productSlider', { numberOfProducts: 5 }), 5],
])('skeletons are shown while the products load', async (section, count) => {
  const html = await renderContent([section], { prefetch: false })
  expect(html.match(/<li>/g)).toHaveLength(count)
  expect(html).toContain('skeleton')
})

test.each([
  [grid, 'Error: Out of tea.'],
  [slider, 'Error loading products: Out of tea.'],
])('a failure says why and offers to try again', async (section, message) => {
  const html = await renderContent([section], {
    products: () => Promise.reject(new Error('Out of tea.')),
  })
  expect(html).toContain(message)
  expect(html).toContain('Retry')
})

test('cards are below a heading even when their list has no title', async () => {
  const html = await renderContent([aSection('productGrid', { title: '' })])
  expect(html.indexOf('>Products</h2>')).toBeGreaterThan(0)
  expect(html.indexOf('>Products</h2>')).toBeLessThan(html.indexOf('<h3'))
})

test('an empty collection says so', async () => {
  const html = await renderContent([slider], { products: async () => [] })
  expect(html).toContain('There are no products here yet.')
})

test('sections that read the same products ask for them once', async () => {
  const products = vi.fn<() => Promise<(typeof sencha)[]>>(async () => [sencha])
  const box = aSection('container', { childComponents: [aSection('productGrid', {}, 'other')] })
  await renderContent([grid, box], { products })
  expect(products).toHaveBeenCalledOnce()
})
