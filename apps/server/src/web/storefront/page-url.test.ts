import { expect, test } from 'vitest'
import { isPassing, pageUrl } from './page-url.ts'

const urlOf = (address: string) => pageUrl(new URL(address, 'http://tea.localhost'))

test.each([
  ['/', '/'],
  ['/shop/', '/shop'],
  ['/shop?page=2', '/shop?page=2'],
  ['/shop?page=1', '/shop'],
  ['/shop?utm_source=x&fbclid=y', '/shop'],
  ['/shop?page=-3', '/shop'],
  ['/shop?page=2e9', '/shop'],
  ['/shop?page=<script>', '/shop'],
  ['/?page=2&sort=price', '/'],
  ['/product/sencha?page=2', '/product/sencha'],
  ['/collection/green-tea/?page=2&sort=price', '/collection/green-tea?sort=price&page=2'],
  ['/page/shop?sort=cheapest&min=&attr.Size=50+g', '/page/shop?attr.Size=50+g'],
])('%s is cached as %s', (address, encoded) => {
  expect(urlOf(address)).toBe(encoded)
})

test('a path that no page has is not cached', () => {
  expect(urlOf(`/${'a'.repeat(900)}`)).toBeUndefined()
  expect(urlOf('/page//x')).toBeUndefined()
  expect(urlOf('/page/%E8%8C')).toBeUndefined()
})

test('an address in another script is cached once, however it is escaped', () => {
  const encoded = encodeURI('/product/ガラス')
  expect(urlOf('/product/ガラス')).toBe(encoded)
  expect(urlOf(encoded.toLowerCase())).toBe(encoded)
  expect(urlOf(`/product/${'ガラス'.normalize('NFD')}`)).toBe(encoded)
})

test.each([
  ['/', false],
  ['/shop?sort=price&page=2', false],
  ['/checkout', false],
  ['/checkout/thank-you/abc', true],
  ['/shop?min=5', true],
  ['/shop?stock=in', true],
  ['/collection/green-tea?sort=price&attr.Size=50+g', true],
])('%s is rendered each time: %s', (url, passing) => {
  expect(isPassing(url)).toBe(passing)
})
