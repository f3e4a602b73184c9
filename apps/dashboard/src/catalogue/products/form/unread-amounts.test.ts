import { expect, test } from 'vitest'
import type { VariationValues } from './product-values.ts'
import {
  unreadErrors,
  unreadGroupKey,
  unreadKey,
  unreadTexts,
  withUnread,
} from './unread-amounts.ts'
import { blankVariation } from './sync-variations.ts'

const aVariation = (Size: string, values: Partial<VariationValues> = {}): VariationValues => ({
  ...blankVariation,
  attributes: { Size },
  ...values,
})
const aGroup = (name: string, ...values: string[]) =>
  ({ name, type: 'select', values: values.map((value) => ({ value })) }) as const

const [small, large] = [aVariation('50 g'), aVariation('100 g')]
const tracked = { trackStock: true, attributeGroups: [] }
const typed = { text: 'about 12', problem: 'Enter a number.' }
const unread = withUnread({}, unreadKey(large, 'price'), typed)

test('an unreadable amount stays with its variation when the order changes', () => {
  expect(unreadTexts(unread, large)).toEqual({ price: 'about 12' })
  expect(unreadTexts(unread, small)).toEqual({})
  const errors = (variations: VariationValues[]) => unreadErrors(unread, { ...tracked, variations })
  expect(errors([small, large])).toEqual({ 'variations.1.price': 'Enter a number.' })
  expect(errors([large])).toEqual({ 'variations.0.price': 'Enter a number.' })
  expect(errors([small])).toEqual({})
})

test('a number takes its place, whether typed or set for many at once', () => {
  const set = [small, { ...large, price: 12 }]
  expect(unreadErrors(unread, { ...tracked, variations: set })).toEqual({})
  expect(withUnread(unread, unreadKey(large, 'price'), undefined)).toEqual({})
  expect(withUnread(unread, unreadKey(small, 'price'), undefined)).toBe(unread)
})

test('a stock that is not tracked blocks nothing', () => {
  const all = withUnread({}, unreadKey(small, 'stock'), typed)
  expect(unreadErrors(all, { ...tracked, variations: [small], trackStock: false })).toEqual({})
  expect(unreadErrors(all, { ...tracked, variations: [small] })).toEqual({
    'variations.0.stock': 'Enter a number.',
  })
})

test('what cannot be read in the row of a group is a problem of that group, while it is one', () => {
  const all = withUnread({}, unreadGroupKey('100 g', 'price'), typed)
  const [sizes, colours] = [aGroup('Size', '50 g', '100 g'), aGroup('Colour', 'Red')]
  const errors = (...attributeGroups: ReturnType<typeof aGroup>[]) =>
    unreadErrors(all, { variations: [], trackStock: true, attributeGroups })
  expect(errors(sizes, colours)).toEqual({ 'variationGroups.1.price': 'Enter a number.' })
  expect(errors(sizes)).toEqual({})
  expect(errors(aGroup('Size', '50 g'), colours)).toEqual({})
})
