import { assert, constantFrom, nat, pre, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { containsAlike, isAlike, nameKey, variantsOf } from './look-alike.ts'

const alike = (one: string, other: string) => isAlike(nameKey(one), nameKey(other))

test.each([
  ['Tea House', 'tea house'],
  ['Tea House', 'TeaHouse'],
  ['Café Crème', 'Cafe Creme'],
  ['Tea House', 'Теа Ноusе'],
  ['Google', 'G00gle'],
  ['PayPal', 'PayPaI'],
  ['Amazon', 'Arnazon'],
  ['Wavves', 'Wawes'],
  ['Adidas', 'Adidass'],
  ['Adidas', 'Addias'],
  ['Adidas', 'Adibas'],
  ['Straße 7', 'Strasse 7'],
  ['Zero\u200bWidth', 'Zero Width'],
  ['360', '360'],
])('%s is like %s', (one, other) => {
  expect(alike(one, other)).toBe(true)
  expect(alike(other, one)).toBe(true)
})

test.each([
  ['Tea House', 'Tea Room'],
  ['Route 66', 'Route 67'],
  ['Tea', 'Sea'],
  ['Kenzo', 'Lanzo'],
  ['茶', '酒'],
  ['', ''],
  ['!!!', '???'],
])('%s is not like %s', (one, other) => {
  expect(alike(one, other)).toBe(false)
})

test.each([
  ['Nike Outlet', 'Nike', true],
  ['Official-Nіke-Store', 'Nike', true],
  ['The North Face Sale', 'North Face', true],
  ['TheNorthFace', 'The North Face', true],
  ['Adidaz Shoes', 'Adidas', true],
  ['Pineapple Juice', 'Apple', false],
  ['Nikita Teas', 'Nike', false],
])('that %s contains %s is %s', (name, sought, expected) => {
  expect(containsAlike(nameKey(name), nameKey(sought))).toBe(expected)
})

test('names that are alike share a variant, so that the index finds them', () => {
  const name = string({
    unit: constantFrom(...'abcdeо0 1é'.split('')),
    minLength: 1,
    maxLength: 14,
  })
  const edit = record({ at: nat(14), letter: constantFrom('', 'a', 'z'), cut: nat(1) })
  assert(
    property(name, edit, (text, { at, letter, cut }) => {
      const [one, other] = [
        nameKey(text),
        nameKey(text.slice(0, at) + letter + text.slice(at + cut)),
      ]
      pre(isAlike(one, other))
      const variants = new Set(variantsOf(one))
      expect(variantsOf(other).some((variant) => variants.has(variant))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
