import { expect, test } from 'vitest'
import {
  allowedTransitions,
  amountDue,
  amountRefundable,
  fulfilmentStatus,
  type OrderState,
  paymentStatus,
  quantityLeft,
  type Payment,
} from './order-state.ts'

const state: OrderState = { status: 'open', fulfilmentStatus: 'unfulfilled', cancelledAt: null }

const paid = (amount: number): Payment => ({ kind: 'payment', amount })
const refunded = (amount: number): Payment => ({ kind: 'refund', amount })

test.each([
  ['pending', []],
  ['partially_paid', [paid(400)]],
  ['paid', [paid(400), paid(600)]],
  ['partially_refunded', [paid(1000), refunded(1)]],
  ['refunded', [paid(1000), refunded(400), refunded(600)]],
  ['refunded', [paid(400), refunded(400)]],
] as const)('an order of 1000 is %s after %j', (status, payments) => {
  expect(paymentStatus(1000, payments)).toBe(status)
})

test('an order that costs nothing is paid', () => {
  expect(paymentStatus(0, [])).toBe('paid')
})

test('what is due is never negative', () => {
  expect(amountDue(1000, [paid(400)])).toBe(600)
  expect(amountDue(1000, [paid(1200)])).toBe(0)
})

const lines = [
  { lineId: 'sencha', quantity: 2 },
  { lineId: 'pot', quantity: 1 },
]

test('an order is fulfilled when nothing is left to send', () => {
  const first = { lines: [{ lineId: 'sencha', quantity: 1 }] }
  const second = { lines }
  expect(fulfilmentStatus(lines, [])).toBe('unfulfilled')
  expect(fulfilmentStatus(lines, [first])).toBe('partial')
  expect(fulfilmentStatus(lines, [second])).toBe('fulfilled')
  expect(quantityLeft(lines, [first])).toEqual([
    { lineId: 'sencha', quantity: 1 },
    { lineId: 'pot', quantity: 1 },
  ])
})

test('a cancelled order stays cancelled', () => {
  const cancelledAt = new Date()
  expect(allowedTransitions(state)).toContain('cancelled')
  expect(allowedTransitions({ ...state, status: 'cancelled', cancelledAt })).toEqual(['archived'])
  expect(allowedTransitions({ ...state, status: 'archived', cancelledAt })).toEqual(['cancelled'])
  expect(allowedTransitions({ ...state, status: 'archived' })).toEqual(['open'])
})

test('an order of which something was sent is archived, not cancelled', () => {
  expect(allowedTransitions({ ...state, fulfilmentStatus: 'partial' })).toEqual(['archived'])
})

test('what was refunded before it was sent is not sent any more', () => {
  const removed = [{ lineId: 'pot', quantity: 1 }]
  const sent = [{ lines: [{ lineId: 'sencha', quantity: 2 }] }]
  expect(quantityLeft(lines, [], removed)).toMatchObject([{ quantity: 2 }, { quantity: 0 }])
  expect(fulfilmentStatus(lines, sent, removed)).toBe('fulfilled')
  expect(fulfilmentStatus(lines, [], removed)).toBe('unfulfilled')
})

test('what was received and not given back can be refunded', () => {
  expect(amountRefundable([paid(400), paid(600), refunded(250)])).toBe(750)
})
