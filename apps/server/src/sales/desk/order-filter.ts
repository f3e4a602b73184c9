import { toMinor } from '@vitrine/commerce/money/money.ts'
import type {
  FulfilmentStatus,
  OrderStatus,
  PaymentStatus,
} from '@vitrine/commerce/orders/order-state.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, gte, inArray, like, lt, lte, or, type SQL } from 'drizzle-orm'
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
  search?: string | undefined
}

/** Every condition is answered by the list's index. */
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

/** Matches a number, with or without #, or part of an email address, name or SKU. */
function found(search: string): SQL | undefined {
  const part = search.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)
  const number = /^#?(\d{1,9})$/.exec(search)?.[1]
  return or(
    like(orders.searchText, `%${part}%`),
    number ? eq(orders.number, Number(number)) : undefined,
  )
}
