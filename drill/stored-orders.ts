import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '@vitrine/harness/product.ts'
import type { RequestedLine } from './retrying-shopper.ts'
import type { TeaShop } from './tea-shop.ts'
import { withDatabase } from '@vitrine/harness/with-database.ts'

interface StoredOrder {
  number: number
  token: string
  email: string
  /** Totals equal the sum of the lines. */
  addsUp: boolean
  lines: RequestedLine[]
  confirmations: number
}

export interface StoredOrders {
  orders: StoredOrder[]
  stock: number
  sold: number
  outboxRows: number
}

export async function readStored(
  product: Product,
  { storeId, sencha }: TeaShop,
): Promise<StoredOrders> {
  return await withDatabase(product, async (client) => {
    const orders = await client.query<StoredOrder>(ordersOf, [storeId])
    const counts = await client.query<Omit<StoredOrders, 'orders'>>(countsOf, [storeId, sencha.id])
    return { orders: orders.rows, ...counts.rows[0]! }
  })
}

const ordersOf = `
  SELECT o.number, o.token, o.email, l.lines,
    o.subtotal = l.sum AND l.exact
      AND o.total = o.subtotal - o.discount + o.shipping + o.tax AS "addsUp",
    (SELECT count(*)::int FROM outbox m WHERE m.store_id = o.store_id
      AND m.kind = 'order_confirmation' AND m.payload->>'orderId' = o.id::text) AS confirmations
  FROM orders o CROSS JOIN LATERAL (
    SELECT sum(total) AS sum, bool_and(total = unit_price * quantity) AS exact,
      jsonb_agg(jsonb_build_object('productId', product_id, 'quantity', quantity)
        ORDER BY position) AS lines
    FROM order_lines WHERE store_id = o.store_id AND order_id = o.id) l
  WHERE o.store_id = $1`

const countsOf = `
  SELECT stock,
    (SELECT sum(quantity)::int FROM order_lines WHERE store_id = $1 AND product_id = $2) AS sold,
    (SELECT count(*)::int FROM outbox
      WHERE store_id = $1 AND kind = 'order_confirmation') AS "outboxRows"
  FROM products WHERE store_id = $1 AND id = $2`

/**
 * Waits until the outbox is empty.
 * @returns the number of emails per address
 */
export async function readMails(product: Product, timeoutMs: number): Promise<Map<string, number>> {
  const deadline = Date.now() + timeoutMs
  await withDatabase(product, async (client) => {
    for (;;) {
      const { rows } = await client.query(`SELECT FROM outbox WHERE status <> 'sent' LIMIT 1`)
      if (!rows.length) return
      if (Date.now() > deadline) throw new Error('Some mails did not leave in time.')
      await wait(500)
    }
  })
  const mails = new Map<string, number>()
  for (const file of await readdir(path.join(product.dataDir, 'outbox'))) {
    // The server's file transport names files `{when}Z-{address}.txt`.
    const address = /Z-(.+)\.txt$/.exec(file)?.[1]
    if (address) mails.set(address, (mails.get(address) ?? 0) + 1)
  }
  return mails
}
