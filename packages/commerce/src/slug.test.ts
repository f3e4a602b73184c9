import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSlug, isSubdomain, maxSlugLength, numberedSlug, slugFrom } from './slug.ts'

test('a slug is the name in plain letters', () => {
  expect(slugFrom('  Crème brûlée & Thé  ', 'x')).toBe('creme-brulee-and-the')
  expect(slugFrom("Owner's “Größe” №1", 'x')).toBe('owners-grosse-no1')
  expect(slugFrom('Smørrebrød Łódź', 'x')).toBe('smorrebrod-lodz')
})

test('a name in another script takes the fallback', () => {
  expect(slugFrom('玄米茶', 'product-7')).toBe('product-7')
  expect(slugFrom('---', 'product-7')).toBe('product-7')
})

test('every name gives a slug, and a slug gives itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (name) => {
      const slug = slugFrom(name, 'product')
      expect(isSlug(slug)).toBe(true)
      expect(slugFrom(slug, 'product')).toBe(slug)
    }),
  )
})

test('a numbered slug stays within the limit', () => {
  expect(numberedSlug('sencha', 2)).toBe('sencha-2')
  const long = numberedSlug('a'.repeat(maxSlugLength), 12)
  expect(long).toHaveLength(maxSlugLength)
  expect(long.endsWith('a-12')).toBe(true)
})

test.each(['', '-a', 'a-', 'a--b', 'A', 'é', 'a b', 'a/b', 'a'.repeat(81)])(
  '"%s" is no slug',
  (text) => {
    expect(isSlug(text)).toBe(false)
  },
)

test('a store cannot pass for the provider', () => {
  expect(['www', 'api', 'admin', 'mail', 'xn--tea', 'a'.repeat(64)].filter(isSubdomain)).toEqual([])
  expect(isSubdomain('tea')).toBe(true)
})
