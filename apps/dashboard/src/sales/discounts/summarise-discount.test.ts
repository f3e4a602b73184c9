import type { DiscountInput } from '@vitrine/contract/sales/discounts.ts'
import { expect, test } from 'vitest'
import { formatDay } from '../../platform/ui/format-date.ts'
import { describeDates } from './describe-discount.ts'
import { summariseDiscount } from './summarise-discount.ts'

const aDiscount = (values: Partial<DiscountInput> = {}): DiscountInput => ({
  title: '',
  code: 'SPRING',
  offer: { kind: 'percent', percent: 10 },
  scope: { productIds: [], categoryIds: [] },
  enabled: true,
  startsAt: null,
  endsAt: null,
  minSubtotal: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  ...values,
})

test('a discount without conditions says so', () => {
  expect(summariseDiscount(aDiscount(), 'EUR')).toEqual([
    'With the code SPRING',
    'On all products',
    'No start or end date',
  ])
})

test('each condition of a discount is a line', () => {
  const discount = aDiscount({
    code: null,
    scope: { productIds: ['a', 'b'], categoryIds: ['c'] },
    endsAt: '2026-12-24T12:00:00.000Z',
    minSubtotal: 20,
    maxUses: 100,
    maxUsesPerCustomer: 1,
    enabled: false,
  })
  expect(summariseDiscount(discount, 'EUR')).toEqual([
    'Applied automatically',
    'On 2 products and 1 category',
    'From a subtotal of €20.00',
    '100 uses in total',
    '1 use per customer',
    expect.stringMatching(/^Until 24 Dec 2026, \d\d:\d\d$/),
    'Switched off',
  ])
})

test('bought and reduced products are distinguished', () => {
  const of = { productIds: ['a'], categoryIds: [] }
  const offer = { kind: 'buy_x_get_y', buy: 2, get: 1, percent: 100, of } as const
  expect(summariseDiscount(aDiscount({ offer, code: '' }), 'EUR')).toEqual([
    'For buying anything',
    'Reduces 1 product',
    'No start or end date',
  ])
  const same = { ...offer, of: { productIds: [], categoryIds: [] } }
  expect(summariseDiscount(aDiscount({ offer: same }), 'EUR')).toContain(
    'Reduces the same products',
  )
})

test.each([
  [null, null, ''],
  ['2026-12-01T12:00:00.000Z', null, 'From 1 Dec 2026'],
  [null, '2026-12-24T12:00:00.000Z', 'Until 24 Dec 2026'],
  ['2026-12-01T12:00:00.000Z', '2026-12-24T12:00:00.000Z', '1 Dec 2026 – 24 Dec 2026'],
])('from %s until %s reads "%s"', (startsAt, endsAt, text) => {
  expect(describeDates({ startsAt, endsAt }, formatDay)).toBe(text)
})
