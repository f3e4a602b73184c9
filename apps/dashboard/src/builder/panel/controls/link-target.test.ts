import { expect, test } from 'vitest'
import { pathOfLink } from './link-target.ts'

test.each([
  ['/', '/'],
  ['/shop/', '/shop'],
  ['about', '/about'],
  ['/collection/green-tea?sort=price#top', '/collection/green-tea'],
  ['/products/sencha', '/product/sencha'],
  ['/page/product/sencha', '/product/sencha'],
  ['/page/shop', '/shop'],
])('%s leads to %s', (url, path) => expect(pathOfLink(url)).toBe(path))

test.each(['', '#story', 'https://example.org/', 'mailto:tea@example.org', 'tel:+15550100'])(
  '%s leads to no page of the shop',
  (url) => expect(pathOfLink(url)).toBeUndefined(),
)
