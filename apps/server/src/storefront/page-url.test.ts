import { expect, test } from 'vitest'
import { pageUrl } from './page-url.ts'

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
])('%s is kept as %s', (address, kept) => {
  expect(urlOf(address)).toBe(kept)
})

test('a path that no page has is not kept', () => {
  expect(urlOf(`/${'a'.repeat(400)}`)).toBeUndefined()
  expect(urlOf('/page//x')).toBeUndefined()
})
