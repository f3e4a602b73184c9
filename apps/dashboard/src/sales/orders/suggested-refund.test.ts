import type { Order } from '@vitrine/contract/sales/order.ts'
import { expect, test } from 'vitest'
import { suggestedRefund } from './suggested-refund.ts'

const order = {
  currency: 'EUR',
  total: 27.5,
  shipping: 5,
  refundable: 27.5,
  lines: [{ id: 'sencha', quantity: 2, refunded: 0, total: 25 }],
} as unknown as Order

test('a piece is worth its part of what was paid after discounts, and shipping comes on top', () => {
  expect(suggestedRefund(order, [{ lineId: 'sencha', quantity: 1 }], 0)).toBe(11.25)
  expect(suggestedRefund(order, [{ lineId: 'sencha', quantity: 2 }], 5)).toBe(27.5)
})

test('no more is suggested than was received', () => {
  const part = { ...order, refundable: 10 }
  expect(suggestedRefund(part, [{ lineId: 'sencha', quantity: 2 }], 5)).toBe(10)
})
