import { toDecimal } from '@vitrine/commerce/money.ts'
import { fullName } from '@vitrine/commerce/person-name.ts'
import type { OrderRow } from '@vitrine/contract/order.ts'
import type { PageOf } from '@vitrine/contract/values.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, sql } from 'drizzle-orm'
import { pageOf } from '../platform/page-of.ts'
import { countOrders, type ListedOrder, listOrderRows } from './list-queries.ts'
import { matches, type OrderFilter } from './order-filter.ts'

export interface OrderListing extends OrderFilter {
  pageNumber: number
  pageSize: number
}

/** The store's orders, newest first. */
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

const mostOfCustomer = 50

/** The latest orders of an e-mail address. @param key the address in small letters */
export async function listOrdersOf(tx: StoreTransaction, key: string): Promise<OrderRow[]> {
  const ofCustomer = and(eq(orders.storeId, tx.storeId), eq(sql`lower(${orders.email})`, key))
  const rows = await listOrderRows(tx, ofCustomer, { pageNumber: 0, pageSize: mostOfCustomer })
  return rows.map(rowView)
}

function rowView({
  number,
  firstName,
  lastName,
  email,
  createdAt,
  total,
  ...row
}: ListedOrder): OrderRow {
  return {
    ...row,
    orderNumber: number,
    createdAt: createdAt.toISOString(),
    customer: { name: fullName({ firstName, lastName }), email },
    total: toDecimal(total, row.currency),
  }
}
