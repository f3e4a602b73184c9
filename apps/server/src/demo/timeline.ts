import type { Client } from 'pg'

/** Timestamp columns by table. The server's role may not change most of them. */
const times: Readonly<Record<string, readonly string[]>> = {
  discounts: ['created_at'],
  idempotency_keys: ['created_at'],
  order_events: ['created_at'],
  order_fulfilments: ['created_at'],
  order_payments: ['created_at'],
  order_refunds: ['created_at'],
  orders: ['created_at', 'cancelled_at'],
  outbox: ['created_at', 'try_at'],
  price_history: ['created_at'],
  product_imports: ['created_at', 'finished_at'],
  search_misses: ['last_at'],
  stock_movements: ['created_at'],
}

export interface Timeline {
  /** Dates everything written from now until the next call. */
  moveTo(at: Date): Promise<void>
  apply(storeId: string): Promise<void>
}

/**
 * @param client of the database owner
 * @param opening time of everything written before the first move
 */
export function createTimeline(client: Client, opening: Date): Timeline {
  const since = ['-infinity']
  const at = [opening]
  return {
    async moveTo(time) {
      const { rows } = await client.query<{ now: string }>('SELECT clock_timestamp()::text AS now')
      since.push(rows[0]!.now)
      at.push(time)
    },
    async apply(storeId) {
      await client.query('BEGIN')
      await client.query(
        `CREATE TEMPORARY TABLE moments ON COMMIT DROP AS
        SELECT * FROM unnest($1::timestamptz[], $2::timestamptz[]) AS moment (since, at)`,
        [since, at],
      )
      for (const [table, columns] of Object.entries(times)) {
        const dated = columns.map(
          (column) => `${column} = (SELECT moments.at FROM moments
            WHERE moments.since <= ${table}.${column} ORDER BY moments.since DESC LIMIT 1)`,
        )
        await client.query(`UPDATE ${table} SET ${dated.join(', ')} WHERE store_id = $1`, [storeId])
      }
      await client.query('COMMIT')
    },
  }
}
