import { expect, test } from 'vitest'
import { matchRoute } from './routes.ts'

test.each([
  ['/', 'home', ''],
  ['/shop', 'shop', ''],
  ['/page/shop', 'shop', ''],
  ['/collection/green-tea', 'collection', 'green-tea'],
  ['/about', 'about', ''],
  ['/product/sencha', 'product', 'sencha'],
  ['/products/sencha', 'product', 'sencha'],
  ['/page/product/sencha', 'product', 'sencha'],
  ['/page/our-story', 'page', 'our-story'],
  ['/policies/terms', 'other', '/policies/terms'],
  ['/blog/caf%C3%A9', 'other', '/blog/café'],
  ['/checkout', 'checkout', ''],
  ['/checkout/thank-you/abc', 'thankYou', 'abc'],
  ['/checkout/pay/abc', 'thankYou', 'abc'],
  ['/newsletter/confirm', 'newsletter', 'confirm'],
  ['/shop/else', 'other', '/shop/else'],
  ['/half/%E0%A4%A', 'other', ''],
])('%s is the %s page', (pathname, name, key) => {
  expect(matchRoute(pathname)).toEqual({ name, key })
})
