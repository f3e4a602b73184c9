import { isDeepStrictEqual } from 'node:util'
import { isCountry } from '@vitrine/commerce/countries.ts'
import type { StoredAddress } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { invalidInput } from '../platform/api/refusal.ts'
import {
  changeOrder,
  type FoundOrder,
  notAllowed,
  type OrderToChange,
  requireOpen,
} from './change-order.ts'
import { insertEvent, type StoredOrder, updateOrder } from './queries.ts'
import { searchTextOf } from './search-text.ts'

interface CustomerChange extends OrderToChange {
  email: string
  phone?: string | undefined
  shippingAddress: StoredAddress
  /** Kept as it is unless given. */
  billingAddress?: StoredAddress | null | undefined
}

/** Corrects how the customer is reached and where it goes; what was sent cannot go elsewhere. */
export async function changeCustomer(
  tx: StoreTransaction,
  { id, version, email, phone, shippingAddress, billingAddress }: CustomerChange,
): Promise<FoundOrder> {
  requireCountry('shippingAddress', shippingAddress)
  if (billingAddress) requireCountry('billingAddress', billingAddress)
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
    const searchText = searchTextOf({
      ...order,
      ...changed,
      skus: parts.lines.map(({ sku }) => sku),
    })
    await updateOrder(tx, id, { ...changed, searchText })
    await insertEvent(tx, id, 'customer', { text })
  })
}

type Customer = Pick<StoredOrder, 'email' | 'phone' | 'shippingAddress' | 'billingAddress'>

const names = {
  email: 'e-mail',
  phone: 'phone',
  shippingAddress: 'delivery address',
  billingAddress: 'billing address',
}

function changesIn(before: Customer, after: Customer): string {
  return Object.entries(names)
    .filter(([field]) => !isDeepStrictEqual(partOf(before, field), partOf(after, field)))
    .map(([, name]) => name)
    .join(', ')
}

/** What is left out of an address says the same as what is empty. */
function partOf(customer: Customer, field: string): unknown {
  return JSON.parse(JSON.stringify(customer[field as keyof Customer])) as unknown
}

function requireCountry(field: string, { country }: StoredAddress) {
  if (!isCountry(country)) throw invalidInput(`${field}.country`, 'This is not a country.')
}
