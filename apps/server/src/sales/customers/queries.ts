import type { CustomerSort } from '@vitrine/contract/audience/customers.ts'
import type { SubscriberStatus } from '@vitrine/contract/audience/newsletter.ts'
import type { StoredAddress } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

export interface CustomerListing {
  pageNumber: number
  pageSize: number
  search?: string | undefined
  sort: CustomerSort
}

export interface StoredCustomer {
  id: string
  email: string
  address: StoredAddress
  phone: string | null
  orders: number
  /** Minor units. */
  total: number
  currency: string
  first_at: Date
  latest_at: Date
}

const addedUp = `
  SELECT email_key AS key, count(*)::int AS orders, min(number) AS first, max(number) AS latest,
    coalesce(sum(total) FILTER (WHERE cancelled_at IS NULL), 0)::bigint AS total
  FROM orders WHERE store_id = $1`

const described = `
  SELECT first.id, page.key, latest.email, latest.shipping_address AS address, latest.phone,
    page.orders, page.total, latest.currency, first.created_at AS first_at,
    latest.created_at AS latest_at
  FROM page
  JOIN orders first ON first.store_id = $1 AND first.number = page.first
  JOIN orders latest ON latest.store_id = $1 AND latest.number = page.latest`

// Names are not in the index, so the orders are searched, and only for a search.
const searched = `
  AND ($2 = '' OR email_key IN (SELECT email_key FROM orders WHERE store_id = $1
    AND position($2 IN lower(concat_ws(' ', email, shipping_address ->> 'firstName',
      shipping_address ->> 'lastName'))) > 0))`

const orderedBy: Record<CustomerSort, string> = {
  latest: 'latest DESC',
  orders: 'orders DESC, latest DESC',
  total: 'total DESC, latest DESC',
}

/** Counts and pages in the index alone; reads the orders of one page only. */
export async function listCustomerRows(
  tx: StoreTransaction,
  { pageNumber, pageSize, search, sort }: CustomerListing,
): Promise<StoredCustomer[]> {
  const order = orderedBy[sort]
  return await tx.prepared<StoredCustomer>(
    `customers-by-${sort}`,
    `WITH page AS (${addedUp} ${searched} GROUP BY 1 ORDER BY ${order} LIMIT $3 OFFSET $4)
    ${described} ORDER BY ${order.replaceAll(/\b(?=latest|orders|total)/g, 'page.')}`,
    [tx.storeId, termOf(search), pageSize, pageNumber * pageSize],
  )
}

export async function countCustomers(tx: StoreTransaction, search?: string): Promise<number> {
  const [row] = await tx.prepared<{ customers: number }>(
    'count-customers',
    `SELECT count(DISTINCT email_key)::int AS customers
    FROM orders WHERE store_id = $1 ${searched}`,
    [tx.storeId, termOf(search)],
  )
  return row!.customers
}

/** @param orderId any of the customer's orders */
export async function findCustomer(tx: StoreTransaction, orderId: string) {
  const [row] = await tx.prepared<
    StoredCustomer & { key: string; newsletter: SubscriberStatus | null }
  >(
    'customer-of-order',
    `WITH page AS (${addedUp}
      AND email_key = (SELECT email_key FROM orders WHERE store_id = $1 AND id = $2)
      GROUP BY 1),
    customer AS (${described})
    SELECT customer.*, (SELECT status FROM newsletter_subscribers s
      WHERE s.store_id = $1 AND lower(s.email) = customer.key LIMIT 1) AS newsletter
    FROM customer`,
    [tx.storeId, orderId],
  )
  return row
}

export async function listLatestAddresses(tx: StoreTransaction, key: string) {
  const rows = await tx.prepared<{ address: StoredAddress }>(
    'addresses-of-customer',
    `SELECT shipping_address AS address FROM orders
    WHERE store_id = $1 AND email_key = $2 ORDER BY number DESC LIMIT 20`,
    [tx.storeId, key],
  )
  return rows.map(({ address }) => address)
}

function termOf(search = '') {
  return search.toLowerCase()
}
