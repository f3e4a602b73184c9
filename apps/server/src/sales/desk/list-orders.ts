import { toDecimal } from '@vitrine/commerce/money/money.ts'
import { orderName } from '@vitrine/commerce/orders/order-name.ts'
import { fullName } from '@vitrine/commerce/text/person-name.ts'
import type { OrderRow } from '@vitrine/contract/sales/order.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal.ts'
import { pageOf } from '../../platform/page-of.ts'
import { countOrders, findNeighbours, type ListedOrder, listOrderRows } from './list-queries.ts'
import { matches, type OrderFilter } from './order-filter.ts'
import { findOrder } from '../orders/queries.ts'

export interface OrderListing extends OrderFilter {
  pageNumber: number
  pageSize: number
}

export async function listOrders(
  tx: StoreTransaction,
  listing: OrderListing,
  currency: string,
): Promise<PageOf<OrderRow>> {
  const where = matches(tx, listing, currency)
  const [rows, totalElements] = await Promise.all([
    listOrderRows(tx, where, listing),
    countOrders(tx, where),
  ])
  return pageOf(rows.map(rowView), totalElements, listing)
}

const maxPerCustomer = 50

export async function listOrdersOf(tx: StoreTransaction, key: string): Promise<OrderRow[]> {
  const ofCustomer = and(eq(orders.storeId, tx.storeId), eq(orders.emailKey, key))
  const rows = await listOrderRows(tx, ofCustomer, { pageNumber: 0, pageSize: maxPerCustomer })
  return rows.map(rowView)
}

export async function listNeighbours(tx: StoreTransaction, id: string) {
  const order = await findOrder(tx, id)
  if (!order) throw new Refusal('not_found')
  return await findNeighbours(tx, order.number)
}

function rowView({
  number,
  numberPrefix,
  firstName,
  lastName,
  email,
  createdAt,
  cancelledAt,
  total,
  ...row
}: ListedOrder): OrderRow {
  return {
    ...row,
    orderNumber: number,
    orderName: orderName({ number, numberPrefix }),
    createdAt: createdAt.toISOString(),
    cancelledAt: cancelledAt?.toISOString() ?? null,
    customer: { name: fullName({ firstName, lastName }), email },
    total: toDecimal(total, row.currency),
  }
}
