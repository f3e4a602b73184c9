import type { OrderRow } from '@vitrine/contract/order.ts'
import { expect, test } from 'vitest'
import { ordersSince, salesOf } from './recent-sales.ts'

test('cancelled and refunded orders are no sales, and cents add up exactly', () => {
  const orders = [
    order({ total: 0.1 }),
    order({ total: 0.2 }),
    order({ total: 99, status: 'cancelled' }),
    order({ total: 99, paymentStatus: 'refunded' }),
  ]
  expect(salesOf(orders, 'EUR')).toEqual({ orders: 2, sales: 0.3, average: 0.15 })
})

test('a shop without orders has sold nothing', () => {
  expect(salesOf([], 'JPY')).toEqual({ orders: 0, sales: 0, average: 0 })
})

test('reading stops at the first page that holds an older order', async () => {
  const pages = [
    [order({ createdAt: '2026-05-20T10:00:00Z' }), order({ createdAt: '2026-05-12T10:00:00Z' })],
    [order({ createdAt: '2026-05-10T10:00:00Z' }), order({ createdAt: '2026-04-01T10:00:00Z' })],
    [order({ createdAt: '2026-03-01T10:00:00Z' })],
  ]
  const read: number[] = []
  const orders = await ordersSince(new Date('2026-05-01T00:00:00Z'), async (pageNumber) => {
    read.push(pageNumber)
    return pageOf(pages[pageNumber] ?? [], pageNumber)
  })
  expect(orders).toHaveLength(3)
  expect(read).toEqual([0, 1])
})

function pageOf(content: OrderRow[], pageNumber: number) {
  return { content, pageNumber, pageSize: 2, totalElements: 5, totalPages: 3 }
}

function order(fields: Partial<OrderRow>): OrderRow {
  return {
    id: 'an-order',
    orderNumber: 1001,
    createdAt: '2026-05-20T10:00:00Z',
    customer: { name: 'Ada', email: 'ada@example.com' },
    total: 1,
    currency: 'EUR',
    status: 'open',
    paymentStatus: 'pending',
    fulfilmentStatus: 'unfulfilled',
    items: 1,
    oversold: 0,
    ...fields,
  }
}
