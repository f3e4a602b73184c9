import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { startEmbeddedPostgres } from '@vitrine/db/embedded-postgres.ts'
import { Client } from 'pg'
import { say } from './times-of.ts'

interface Fill {
  small: string
  big?: { storeId: string; products: number }
  from: number
  to: number
}

const otherStores = 200
const smallStore = 1000

/** Inserts products and their related rows directly, without lookups. */
export async function fillCatalogue(dataDir: string, { small, big, from, to }: Fill) {
  const started = Date.now()
  const postgres = await startEmbeddedPostgres({ dataDir })
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  try {
    const each = Math.floor(
      (to - from - (big?.products ?? 0) - (from ? 0 : smallStore)) / otherStores,
    )
    const requested = [
      ...(from ? [] : [{ id: small, from: 0, count: smallStore }]),
      ...(big ? [{ id: big.storeId, from: 0, count: big.products, categories: 2000 }] : []),
    ]
    await client.query(await readFile(path.join(import.meta.dirname, 'fill.sql'), 'utf8'))
    await client.query('SELECT pg_temp.make_others($1)', [otherStores])
    const { rows: others } = await client.query<{ id: string }>('SELECT id FROM bench_stores')
    const rest = others.map(({ id }) => ({ id, from, count: each }))
    for (const store of [...requested, ...rest])
      await client.query('SELECT pg_temp.fill_store($1, $2, $3, $4)', [
        store.id,
        store.from,
        store.count,
        'categories' in store ? store.categories : 20,
      ])
    await client.query('SELECT pg_temp.restore_indexes()')
    await client.query('VACUUM ANALYZE')
    const { rows } = await client.query<{ products: string; words: string; size: string }>(
      `SELECT (SELECT count(*) FROM products) AS products,
        (SELECT count(*) FROM product_words) AS words,
        pg_size_pretty(pg_database_size(current_database())) AS size`,
    )
    const [{ products, words, size } = { products: 0, words: 0, size: '' }] = rows
    const seconds = Math.round((Date.now() - started) / 1000)
    say(`${products} products with ${words} words in ${seconds} s, ${size}`)
  } finally {
    await client.end()
    await postgres.stop()
  }
}
