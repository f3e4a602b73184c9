import { isDeepStrictEqual } from 'node:util'
import type { StoredAddress } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { requireAddresses } from '../addresses/require-address.ts'
import {
  changeOrder,
  type FoundOrder,
  notAllowed,
  type OrderToChange,
  requireOpen,
} from '../orders/change-order.ts'
import { insertEvent, type StoredOrder, updateOrder } from '../orders/queries.ts'
import { searchTextOf } from '../orders/search-text.ts'

interface CustomerChange extends OrderToChange {
  email: string
  phone?: string | undefined
  shippingAddress: StoredAddress
  billingAddress?: StoredAddress | null | undefined
}

export async function changeCustomer(
  tx: StoreTransaction,
  { id, version, email, phone, shippingAddress, billingAddress }: CustomerChange,
): Promise<FoundOrder> {
  return await changeOrder(tx, { id, version }, async ({ order, parts }) => {
    requireOpen(order)
    if (order.fulfilmentStatus !== 'unfulfilled') throw notAllowed(order)
    const changed = {
      email,
      phone: phone || null,
      shippingAddress,
      billingAddress: billingAddress === undefined ? order.billingAddress : billingAddress,
    }
    const text = changesIn(order, changed)
    if (!text) return
    // Unchanged addresses stay valid, even if they predate the rules.
    requireAddresses({
      ...(hasChanged(order, changed, 'shippingAddress') && { shippingAddress }),
      ...(hasChanged(order, changed, 'billingAddress') && { billingAddress }),
    })
    const searchText = searchTextOf({
      ...changed,
      numbered: order,
      skus: parts.lines.map(({ sku }) => sku),
    })
    await updateOrder(tx, id, { ...changed, searchText })
    await insertEvent(tx, id, 'customer', { text })
  })
}

type Customer = Pick<StoredOrder, 'email' | 'phone' | 'shippingAddress' | 'billingAddress'>

const names = {
  email: 'email',
  phone: 'phone',
  shippingAddress: 'delivery address',
  billingAddress: 'billing address',
}

function changesIn(before: Customer, after: Customer): string {
  return Object.entries(names)
    .filter(([field]) => hasChanged(before, after, field))
    .map(([, name]) => name)
    .join(', ')
}

function hasChanged(before: Customer, after: Customer, field: string): boolean {
  return !isDeepStrictEqual(partOf(before, field), partOf(after, field))
}

function partOf(customer: Customer, field: string): unknown {
  return JSON.parse(JSON.stringify(customer[field as keyof Customer])) as unknown
}
