import { expect, test } from 'vitest'
import { carryLines } from './carry-lines.ts'

const line = { productId: '0198c0de-0000-7000-8000-000000000001', variationId: null, quantity: 2 }
const carried = 'lines=0198c0de-0000-7000-8000-000000000001::2'

test.each([
  ['<a href="/shop">', `<a href="/shop?${carried}">`],
  [
    '<a class="x" href="/shop?page=2#list">',
    `<a class="x" href="/shop?page=2&amp;${carried}#list">`,
  ],
  ['<a href="/">', `<a href="/?${carried}">`],
])('%s takes the cart along', (link, carrying) => {
  expect(carryLines(link, [line])).toBe(carrying)
})

test.each([
  '<a href="https://elsewhere.example/shop">',
  '<a href="//elsewhere.example/shop">',
  '<a href="/media/sencha.webp">',
  '<a href="mailto:tea@tea.example">',
  '<link rel="canonical" href="/shop">',
  '<form method="post" action="/checkout">',
  '<a href="/checkout?lines=0198c0de-0000-7000-8000-000000000001::2">',
])('%s is left as it is', (link) => {
  expect(carryLines(link, [line])).toBe(link)
})

test('a form that only asks for a page sends the cart too', () => {
  expect(carryLines('<form action="/shop">', [line])).toContain(
    '<input type="hidden" name="lines" value="0198c0de-0000-7000-8000-000000000001::2">',
  )
})
