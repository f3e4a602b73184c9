import { toDecimal } from '@vitrine/commerce/money/money.ts'
import { fullName } from '@vitrine/commerce/text/person-name.ts'
import type { Customer, CustomerRow } from '@vitrine/contract/audience/customers.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { StoredAddress } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { listOrdersOf } from '../desk/list-orders.ts'
import { Refusal } from '../../platform/refusal.ts'
import { pageOf } from '../../platform/page-of.ts'
import {
  countCustomers,
  type CustomerListing,
  findCustomer,
  listCustomerRows,
  listLatestAddresses,
  type StoredCustomer,
} from './queries.ts'

export async function listCustomers(
  tx: StoreTransaction,
  listing: CustomerListing,
): Promise<PageOf<CustomerRow>> {
  const [rows, total] = await Promise.all([
    listCustomerRows(tx, listing),
    countCustomers(tx, listing.search),
  ])
  return pageOf(rows.map(rowView), total, listing)
}

export async function getCustomer(tx: StoreTransaction, id: string): Promise<Customer> {
  const found = await findCustomer(tx, id)
  if (!found) throw new Refusal('not_found')
  const [addresses, latestOrders] = await Promise.all([
    listLatestAddresses(tx, found.key),
    listOrdersOf(tx, found.key),
  ])
  return {
    ...rowView(found),
    phone: found.phone,
    firstAt: found.first_at.toISOString(),
    newsletter: found.newsletter,
    addresses: eachOnce(addresses),
    latestOrders,
  }
}

function rowView({ id, email, orders, total, currency, ...row }: StoredCustomer): CustomerRow {
  return {
    id,
    name: fullName(row.address),
    email,
    country: row.address.country,
    orders,
    total: toDecimal(total, currency),
    currency,
    latestAt: row.latest_at.toISOString(),
  }
}

function eachOnce(addresses: readonly StoredAddress[]): StoredAddress[] {
  const byText = new Map(addresses.map((address) => [JSON.stringify(address), address]))
  return [...byText.values()]
}
