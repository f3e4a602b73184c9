import { toDecimal, toMinor } from '@vitrine/commerce/money.ts'
import type { OrderRow } from '@vitrine/contract/order.ts'
import type { PageOf } from '@vitrine/contract/values.ts'

export interface RecentSales {
  orders: number
  sales: number
  average: number
}

const mostPages = 10

type ReadOrders = (pageNumber: number) => Promise<PageOf<OrderRow>>

/** Orders come newest first, so reading stops at the first one that is too old. */
export async function ordersSince(since: Date, read: ReadOrders): Promise<OrderRow[]> {
  const orders: OrderRow[] = []
  for (let pageNumber = 0; pageNumber < mostPages; pageNumber += 1) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is a next page, the page says.
    const page = await read(pageNumber)
    const recent = page.content.filter((order) => Date.parse(order.createdAt) >= since.getTime())
    orders.push(...recent)
    const isLast = recent.length < page.content.length || pageNumber + 1 >= page.totalPages
    if (isLast) break
  }
  return orders
}

/** Cancelled and refunded orders are no sales. */
export function salesOf(all: readonly OrderRow[], currency: string): RecentSales {
  const orders = all.filter((order) => isSale(order) && order.currency === currency)
  const minor = orders.reduce((sum, order) => sum + (toMinor(order.total, currency) ?? 0), 0)
  const average = orders.length ? Math.round(minor / orders.length) : 0
  return {
    orders: orders.length,
    sales: toDecimal(minor, currency),
    average: toDecimal(average, currency),
  }
}

function isSale({ status, paymentStatus }: OrderRow): boolean {
  return status !== 'cancelled' && paymentStatus !== 'refunded'
}
