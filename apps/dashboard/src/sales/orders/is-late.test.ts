import type { OrderRow } from '@vitrine/contract/sales/order.ts'
import { expect, test } from 'vitest'
import { isLate } from './is-late.ts'

const order = {
  createdAt: '2026-11-20T10:00:00Z',
  status: 'open',
  paymentStatus: 'pending',
  fulfilmentStatus: 'partial',
} as OrderRow

const after = (days: number) => Date.parse(order.createdAt) + days * 24 * 60 * 60 * 1000

test('an order is to be sent within three days and paid within a week', () => {
  expect(isLate(order, after(2.9))).toEqual({ payment: false, fulfilment: false })
  expect(isLate(order, after(3.1))).toEqual({ payment: false, fulfilment: true })
  expect(isLate(order, after(7.1))).toEqual({ payment: true, fulfilment: true })
})

test('what is done, cancelled or archived is never late', () => {
  const neither = { payment: false, fulfilment: false }
  const done = { ...order, paymentStatus: 'paid', fulfilmentStatus: 'fulfilled' } as const
  expect(isLate(done, after(30))).toEqual(neither)
  expect(isLate({ ...order, status: 'cancelled' }, after(30))).toEqual(neither)
  expect(isLate({ ...order, status: 'archived' }, after(30))).toEqual(neither)
})
