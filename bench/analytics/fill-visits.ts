import type { ClientBase } from 'pg'

/** Writes the sums that 50 million visits of 1,000 days leave behind. */
export async function fillVisits(client: ClientBase, storeId: string): Promise<void> {
  const places = {
    all: ["''", 1],
    hour: ['n::text', 24],
    kind: ["(ARRAY['home', 'product', 'listing', 'page', 'checkout'])[n + 1]", 5],
    source: ["'source-' || n || '.example'", 40],
    campaign: ["'campaign-' || (n + extract(doy FROM day)::int / 30 * 5)", 5],
  } as const
  for (const [dimension, [key, count]] of Object.entries(places))
    await client.query(
      `INSERT INTO visit_days (store_id, dimension, day, key, views, visitors, products, carts,
        checkouts, orders)
      SELECT $1, $2, day, ${key}, 50000 / $3::int, 20000 / $3::int, 9000 / $3::int, 2500 / $3::int,
        1500 / $3::int, 1000 / $3::int
      FROM generate_series(0, 999) AS past CROSS JOIN LATERAL (SELECT current_date - past AS day) AS at
        CROSS JOIN generate_series(0, $3::int - 1) AS n`,
      [storeId, dimension, count],
    )
}
