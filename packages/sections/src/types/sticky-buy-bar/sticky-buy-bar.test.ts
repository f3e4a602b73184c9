import { expect, test } from 'vitest'
import { renderContent } from '../../testing/render-content-fixture.tsx'
import { aSection, sencha } from '../../testing/section-fixture.tsx'

const show = (
  props: Record<string, unknown> = {},
  mode: 'shop' | 'canvas' = 'shop',
  products = [sencha],
) => renderContent([aSection('stickyBuyBar', props)], { mode, products: async () => products })

test('it comes with the page, out of reach until the shopper has scrolled', async () => {
  const html = await show({ product: 'matcha' })
  expect(html).toMatch(/<aside data-section-id="stickyBuyBar"[^>]* inert=""/)
  expect(html).toContain('href="/page/product/matcha"')
  expect(html).toContain('€12.90')
  expect(html).toContain('Add to cart: Sencha 100 g')
  expect(await show({}, 'canvas')).not.toContain('inert')
})

test.each([
  [{ showImage: false }, '<img'],
  [{ showPrice: false }, '€12.90'],
])('with %j there is no %s', async (props, absent) => {
  expect(await show(props)).not.toContain(absent)
})

test('of what cannot be bought shoppers see nothing, and the owner sees why', async () => {
  const soldOut = [{ ...sencha, stockStatus: false }]
  expect(await show({}, 'shop', soldOut)).toMatch(/<section[^>]*><\/section>/)
  expect(await show({}, 'canvas', soldOut)).toContain('sold out')
  expect(await show({ product: 'gone' }, 'shop', [])).toMatch(/<section[^>]*><\/section>/)
  expect(await show({ product: 'gone' }, 'canvas', [])).toContain('no longer for sale')
})
