import { expect, test } from 'vitest'
import { renderContent } from '../../testing/render-content-fixture.tsx'
import { aSection } from '../../testing/section-fixture.tsx'
import { showSection } from '../../testing/show-section-fixture.ts'
import { featuredProductSchema } from './featured-product.schema.ts'

const show = (props: Record<string, unknown> = {}) => showSection('featuredProduct', props)

test('a new one shows the newest featured product with all that is needed to buy it', async () => {
  expect(featuredProductSchema.defaults).toMatchObject({
    product: '',
    eyebrow: '',
    showDescription: true,
    showFacts: false,
    showQuantity: true,
    showBuyNow: true,
    showLink: true,
    side: 'left',
  })
  const html = await show()
  for (const part of ['Gyokuro 50 g</a></h2>', '€32.00', 'Add to Cart', 'Buy Now', 'Image 2 of 2'])
    expect(html).toContain(part)
  expect(html).not.toContain('<h1')
})

test.each([
  ['eyebrow', { eyebrow: 'New' }, '>New</p>'],
  ['showDescription', {}, 'Shaded for three weeks.'],
  ['showFacts', { showFacts: true }, 'Tax included'],
  ['showQuantity', {}, 'aria-label="Quantity"'],
  ['showLink', {}, 'All details'],
  ['side', { side: 'right' }, 'data-side="right"'],
  ['maxWidth', { maxWidth: '900px' }, '--inner:900px'],
  ['buttonColor', { buttonColor: '#123456' }, '--accent:#123456;--on-accent:#ffffff'],
  ['padding', { padding: '1rem' }, '--pad:1rem'],
  ['margin', { margin: '2rem' }, '--mar:2rem'],
  ['fontFamily', { fontFamily: 'mono' }, 'font-family:var(--font-mono)'],
  ['backgroundColor', { backgroundColor: '#eee' }, '--bg:#eee'],
  ['textColor', { textColor: '#123456' }, 'color:#123456'],
])('%s is seen', async (_prop, props, shown) => {
  expect(await show(props)).toContain(shown)
})

test.each([
  [{ showDescription: false }, 'Shaded for three weeks.'],
  [{}, 'Tax included'],
  [{ showQuantity: false }, 'aria-label="Quantity"'],
  [{ showBuyNow: false }, 'Buy Now'],
  [{ showLink: false }, 'All details'],
])('with %j there is no %s', async (props, absent) => {
  expect(await show(props)).not.toContain(absent)
})

test('of a product that is gone shoppers see nothing, and the owner sees why', async () => {
  const gone = Object.assign(new Error('Gone.'), { code: 'gone' })
  const render = (mode: 'shop' | 'canvas') =>
    renderContent([aSection('featuredProduct', { product: 'gone' })], {
      mode,
      product: () => Promise.reject(gone),
    })
  expect(await render('shop')).toMatch(/<section[^>]*><\/section>/)
  expect(await render('canvas')).toContain('no longer for sale')
})
