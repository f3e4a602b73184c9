import { toMinor } from '@vitrine/commerce/money/money.ts'
import type {
  FulfilmentStatus,
  OrderStatus,
  PaymentStatus,
} from '@vitrine/commerce/orders/order-state.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, gte, inArray, isNull, like, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { invalidInput } from '../../platform/refusal.ts'

export interface OrderFilter {
  tab?: 'unfulfilled' | 'unpaid' | 'open' | 'archived' | undefined
  status?: OrderStatus | undefined
  payment?: PaymentStatus | undefined
  fulfilment?: FulfilmentStatus | undefined
  delivery?: 'shipping' | 'pickup' | undefined
  placedFrom?: string | undefined
  placedBefore?: string | undefined
  minTotal?: number | undefined
  maxTotal?: number | undefined
  productId?: string | undefined
  categoryId?: string | undefined
  discountId?: string | undefined
  country?: string | undefined
  source?: string | undefined
  campaign?: string | undefined
  refundedFrom?: string | undefined
  refundedBefore?: string | undefined
  cancelled?: boolean | undefined
  search?: string | undefined
}

/** The list's index answers all conditions but those of reports. */
export function matches(tx: StoreTransaction, filter: OrderFilter, currency: string) {
  const { status, payment, fulfilment, delivery, placedFrom, placedBefore, search } = filter
  return and(
    eq(orders.storeId, tx.storeId),
    inTab(filter.tab),
    status && eq(orders.status, status),
    payment && eq(orders.paymentStatus, payment),
    fulfilment && eq(orders.fulfilmentStatus, fulfilment),
    delivery && eq(orders.isPickup, delivery === 'pickup'),
    placedFrom ? gte(orders.createdAt, new Date(placedFrom)) : undefined,
    placedBefore ? lt(orders.createdAt, new Date(placedBefore)) : undefined,
    ...inRange(filter, currency),
    ...inReport(filter),
    search ? found(search) : undefined,
  )
}

function inTab(tab: OrderFilter['tab']): SQL | undefined {
  if (!tab) return undefined
  if (tab === 'archived') return eq(orders.status, 'archived')
  const isOpen = eq(orders.status, 'open')
  if (tab === 'unfulfilled')
    return and(isOpen, inArray(orders.fulfilmentStatus, ['unfulfilled', 'partial']))
  if (tab === 'unpaid')
    return and(isOpen, inArray(orders.paymentStatus, ['pending', 'authorised', 'partially_paid']))
  return isOpen
}

function inRange({ minTotal, maxTotal }: OrderFilter, currency: string) {
  const minor = (field: string, amount: number) => {
    const read = toMinor(amount, currency)
    if (read === undefined) throw invalidInput(field, `An amount in ${currency}.`)
    return read
  }
  return [
    minTotal === undefined ? undefined : gte(orders.total, minor('minTotal', minTotal)),
    maxTotal === undefined ? undefined : lte(orders.total, minor('maxTotal', maxTotal)),
  ]
}

function inReport(filter: OrderFilter): (SQL | undefined)[] {
  const { productId, categoryId, discountId, source, refundedFrom, refundedBefore } = filter
  const isCounted = filter.cancelled === false || refundedFrom || refundedBefore
  return [
    isCounted ? isNull(orders.cancelledAt) : undefined,
    filter.country ? sql`${orders.shippingAddress} ->> 'country' = ${filter.country}` : undefined,
    source === 'unknown' ? isNull(orders.source) : source ? eq(orders.source, source) : undefined,
    filter.campaign ? eq(orders.campaign, filter.campaign) : undefined,
    discountId
      ? sql`${orders.discounts} @> ${JSON.stringify([{ id: discountId }])}::jsonb`
      : undefined,
    productId ? hasLine(sql`line.product_id = ${productId}`) : undefined,
    categoryId
      ? hasLine(sql`line.product_id IN (SELECT product_id FROM product_categories member
          WHERE member.store_id = ${orders.storeId} AND member.category_id = ${categoryId})`)
      : undefined,
    refundedFrom || refundedBefore
      ? sql`${orders.id} IN (SELECT order_id FROM order_payments refund
          WHERE refund.store_id = ${orders.storeId} AND refund.kind = 'refund'
            AND refund.status IN ('pending', 'succeeded')
            AND refund.created_at >= coalesce(${inUtc(refundedFrom)}::timestamptz, '-infinity')
            AND refund.created_at < coalesce(${inUtc(refundedBefore)}::timestamptz, 'infinity'))`
      : undefined,
  ]
}

/** PostgreSQL reads no offset beyond 16 hours. */
function inUtc(moment: string | undefined): string | null {
  return moment === undefined ? null : new Date(moment).toISOString()
}

function hasLine(condition: SQL): SQL {
  return sql`${orders.id} IN (SELECT line.order_id FROM order_lines line
    WHERE line.store_id = ${orders.storeId} AND ${condition})`
}

/** Matches a number, with or without #, or part of an email address, name or SKU. */
function found(search: string): SQL | undefined {
  const part = search.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)
  const number = /^#?(\d{1,9})$/.exec(search)?.[1]
  return or(
    like(orders.searchText, `%${part}%`),
    number ? eq(orders.number, Number(number)) : undefined,
  )
}
