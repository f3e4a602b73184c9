import { expect, test } from 'vitest'
import { applyDiscounts } from './apply-discounts.ts'
import {
  type Discount,
  discountCodeKey,
  discountLines,
  type Offer,
  type Scope,
} from './discount.ts'

const everything: Scope = { productIds: [], categoryIds: [] }
const now = new Date('2026-11-21T12:00:00Z')

const aDiscount = (offer: Offer, values: Partial<Discount> = {}): Discount => ({
  id: 'one',
  title: 'Autumn',
  code: 'AUTUMN',
  offer,
  scope: everything,
  enabled: true,
  startsAt: null,
  endsAt: null,
  minSubtotal: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  uses: 0,
  ...values,
})

const day = (iso: string) => new Date(`2026-11-${iso}T00:00:00Z`)
const sencha = { productId: 'sencha', categoryIds: ['teas'], unitPrice: 1000, quantity: 1 }
const oolong = { productId: 'oolong', categoryIds: ['teas'], unitPrice: 500, quantity: 2 }
const pot = { productId: 'pot', categoryIds: ['ware'], unitPrice: 4000, quantity: 1 }
const percent = (rate: number): Offer => ({ kind: 'percent', rate })
const give = (buy: number, get: number, of = everything): Offer => ({
  kind: 'buy_x_get_y',
  buy,
  get,
  rate: 1_000_000,
  of,
})

test('an amount is split by what the lines cost, the odd unit to the largest remainder', () => {
  const amount: Offer = { kind: 'amount', amount: 100 }
  const thirds = [sencha, sencha, sencha]
  expect(discountLines(aDiscount(amount), thirds)).toEqual([34, 33, 33])
  expect(discountLines(aDiscount({ kind: 'amount', amount: 9_999 }), [sencha, oolong])).toEqual([
    1000, 1000,
  ])
})

test('only what it is about is reduced', () => {
  const teas = { productIds: [], categoryIds: ['teas'] }
  const lines = discountLines(aDiscount(percent(100_000), { scope: teas }), [sencha, pot, oolong])
  expect(lines).toEqual([100, 0, 100])
})

test('buy two, get the cheapest of three', () => {
  expect(discountLines(aDiscount(give(2, 1)), [sencha, oolong])).toEqual([0, 500])
  expect(discountLines(aDiscount(give(2, 1)), [oolong])).toEqual([0])
  const six = [{ ...sencha, quantity: 4 }, oolong]
  expect(discountLines(aDiscount(give(2, 1)), six)).toEqual([0, 1000])
})

test('buy one thing, get another: a piece is bought or given, never both', () => {
  const teas = { productIds: [], categoryIds: ['teas'] }
  const withPot = aDiscount(give(1, 1, teas), { scope: { productIds: ['pot'], categoryIds: [] } })
  expect(discountLines(withPot, [pot, sencha, oolong])).toEqual([0, 0, 500])
  expect(discountLines(withPot, [sencha, oolong])).toEqual([0, 0])
})

test('a code says why it does nothing', () => {
  const problem = (values: Partial<Discount>) =>
    applyDiscounts({ automatic: [], byCode: aDiscount(percent(100_000), values) }, [sencha], now)
      .problem
  expect(problem({})).toBeNull()
  expect(problem({ enabled: false })).toBe('unknown')
  expect(problem({ startsAt: day('22') })).toBe('not_started')
  expect(problem({ endsAt: day('21') })).toBe('ended')
  expect(problem({ maxUses: 3, uses: 3 })).toBe('used_up')
  expect(problem({ minSubtotal: 1001 })).toBe('below_minimum')
  expect(problem({ scope: { productIds: ['pot'], categoryIds: [] } })).toBe('nothing_fits')
  expect(applyDiscounts({ automatic: [], byCode: null }, [sencha], now).problem).toBe('unknown')
})

test('the best discount for the shopper counts, and of two alike the code', () => {
  const automatic = [aDiscount(percent(200_000), { id: 'auto', code: null })]
  const byCode = (rate: number) =>
    applyDiscounts({ automatic, byCode: aDiscount(percent(rate)) }, [sencha], now)
  expect(byCode(100_000)).toMatchObject({ lines: [200], problem: 'better_applied' })
  expect(byCode(200_000)).toMatchObject({ lines: [200], problem: null })
  expect(byCode(200_000).applied.map(({ discount }) => discount.id)).toEqual(['one'])
  expect(byCode(300_000)).toMatchObject({ lines: [300], problem: null })
})

test('free shipping goes together with a reduced price', () => {
  const { lines, freeShipping, applied } = applyDiscounts(
    {
      automatic: [aDiscount(percent(100_000), { id: 'auto', code: null })],
      byCode: aDiscount({ kind: 'free_shipping' }),
    },
    [sencha],
    now,
  )
  expect({ lines, freeShipping }).toEqual({ lines: [100], freeShipping: true })
  expect(applied.map(({ discount, amount }) => [discount.id, amount])).toEqual([
    ['auto', 100],
    ['one', 0],
  ])
})

test('a code is the same in any case and with blanks', () => {
  expect(discountCodeKey(' autumn 10')).toBe('AUTUMN10')
})
