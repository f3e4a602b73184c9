import { toDecimal } from '@vitrine/commerce/money.ts'
import { fullName } from '@vitrine/commerce/person-name.ts'
import type { OrderRow } from '@vitrine/contract/order.ts'
import type { PageOf } from '@vitrine/contract/values.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
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
