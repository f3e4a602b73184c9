import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  asciiSlugFrom,
  isSlug,
  isSubdomain,
  maxSlugLength,
  numberedSlug,
  slugFrom,
  spelledIn,
} from './slug.ts'

test('a slug is the name in plain letters', () => {
  expect(slugFrom('  Crème brûlée & Thé  ', 'x')).toBe('creme-brulee-and-the')
  expect(slugFrom("Owner's “Größe” №1", 'x')).toBe('owners-grosse-no1')
  expect(slugFrom('Smørrebrød Łódź', 'x')).toBe('smorrebrod-lodz')
})

test.each([
  ['DE', 'Grüner Tee für Öfen', 'gruener-tee-fuer-oefen'],
  ['CH', 'Kräuter', 'kraeuter'],
  ['FI', 'Hyvää yötä', 'hyvaa-yota'],
  ['TR', 'Türk çayı', 'turk-cayi'],
])('in %s the name %s is spelled %s', (country, name, slug) => {
  expect(slugFrom(spelledIn(country, name), 'x')).toBe(slug)
  expect(slugFrom(spelledIn(country, name.normalize('NFD')), 'x')).toBe(slug)
  expect(slugFrom(spelledIn(country, slug), 'x')).toBe(slug)
})

test.each([
  ['抹茶茶碗 大', '抹茶茶碗-大'],
  ['ガラスのペン', 'ガラスのペン'],
  ['شاي أخضر بالنعناع', 'شاي-أخضر-بالنعناع'],
  ['हरी चाय', 'हरी-चाय'],
  ['ชาเขียว', 'ชาเขียว'],
  ['Зелёный чай', 'зелёный-чай'],
  ['한국 차', '한국-차'],
])('the name %s keeps its letters', (name, slug) => {
  expect(slugFrom(name, 'x')).toBe(slug)
  expect(slugFrom(name.normalize('NFD'), 'x')).toBe(slug)
  expect(isSlug(slug)).toBe(true)
})

test('a name without letters takes the fallback', () => {
  expect(slugFrom('🍵', 'product-7')).toBe('product-7')
  expect(slugFrom('---', 'product-7')).toBe('product-7')
})

test('a name that begins with a mark and a sign has a slug that begins with its letter', () => {
  expect(slugFrom('\u1a55\u0000玄', 'product-7')).toBe('玄')
})

test('a name of a host or a file has plain letters only', () => {
  expect(asciiSlugFrom('玄米茶', 'shop')).toBe('shop')
  expect(asciiSlugFrom('Thé 玄米茶 2', 'shop')).toBe('the-2')
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

test.each(['', '-a', 'a-', 'a--b', 'A', 'é', 'a b', 'a/b', '茶 碗', 'a'.repeat(81)])(
  '"%s" is no slug',
  (text) => {
    expect(isSlug(text)).toBe(false)
  },
)

test('a store cannot pass for the provider', () => {
  expect(
    ['www', 'api', 'admin', 'mail', 'xn--tea', '茶', 'a'.repeat(64)].filter(isSubdomain),
  ).toEqual([])
  expect(isSubdomain('tea')).toBe(true)
})
