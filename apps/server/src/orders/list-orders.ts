import { toDecimal } from '@vitrine/commerce/money.ts'
import type { FulfilmentStatus, OrderStatus, PaymentStatus } from '@vitrine/commerce/order-state.ts'
import type { OrderRow } from '@vitrine/contract/order.ts'
import type { PageOf } from '@vitrine/contract/values.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { pageOf } from '../platform/page-of.ts'
import { countOrders, type ListedOrder, listOrderRows } from './list-queries.ts'

export interface OrderFilter {
  status?: OrderStatus | undefined
  payment?: PaymentStatus | undefined
  fulfilment?: FulfilmentStatus | undefined
  search?: string | undefined
}

export interface OrderListing extends OrderFilter {
  pageNumber: number
  pageSize: number
}

/** The store's orders, newest first. */
export async function listOrders(
  tx: StoreTransaction,
  listing: OrderListing,
): Promise<PageOf<OrderRow>> {
  const [rows, totalElements] = await Promise.all([
    listOrderRows(tx, listing),
    countOrders(tx, listing),
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
    customer: { name: `${firstName} ${lastName}`, email },
    total: toDecimal(total, row.currency),
  }
}
