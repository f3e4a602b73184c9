import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ImportState, ProductImport } from '@vitrine/contract/catalogue/product-import.ts'
import { type Owner, openShop } from '@vitrine/harness/owner.ts'
import { type OtherDatabase, Product, type Victim } from '@vitrine/harness/product.ts'
import { withDatabase } from '@vitrine/harness/with-database.ts'

const timeoutMs = 60_000

interface StoredCatalogue {
  /** Rows of the file marked as having created a product. */
  created: number
  products: number
  slugs: number
  /** Products whose stock is not the sum of its movements. */
  off: number
  openings: number
}

export async function killDuringImport(products: number, database?: OtherDatabase) {
  const product = await Product.prepare({}, { database })
  try {
    await product.start()
    const owner = await openShop(product.origin)
    const killedAt: Partial<Record<ImportState, number>> = {}
    const through = async (id: string, during: ImportState, then: ImportState, victim: Victim) => {
      const { progress } = await until(product, owner, id, (now) => now.progress > 0)
      killedAt[during] = progress
      await product.kill(victim, randomInt(200))
      await product.start()
      return await until(product, owner, id, ({ state }) => state === then)
    }

    const { id } = await upload(product, owner, fileOf(products))
    await through(id, 'checking', 'ready', 'server')
    await call(product, owner, 'POST', `/imports/${id}/apply`)
    await through(id, 'applying', 'done', 'database')
    const applied = await readStored(product, owner)
    await call(product, owner, 'POST', `/imports/${id}/undo`)
    await through(id, 'undoing', 'undone', 'both')
    return { killedAt, applied, undone: await readStored(product, owner), errors: product.errors }
  } finally {
    await product.remove()
  }
}

function fileOf(products: number) {
  const rows = Array.from(
    { length: products },
    (_, at) => `Tea ${at},${at + 1},yes,${1 + (at % 9)}`,
  )
  return `Name,Price,Track stock,Stock\n${rows.join('\n')}\n`
}

/** Again while the database recovers. */
async function call(product: Product, { headers }: Owner, method: string, path: string) {
  for (const deadline = Date.now() + timeoutMs; ; await wait(100)) {
    const answer = await fetch(`${product.origin}/api${path}`, { method, headers })
    if (answer.ok) return (await answer.json()) as ProductImport
    if (answer.status !== 503 || Date.now() > deadline)
      throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }
}

async function upload(product: Product, { storeId, headers }: Owner, file: string) {
  const query = new URLSearchParams({ storeId, name: 'teas.csv' })
  const answer = await fetch(`${product.origin}/api/imports?${query.toString()}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv' },
    body: file,
  })
  if (!answer.ok) throw new Error(`The upload: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as ProductImport
}

async function until(
  product: Product,
  owner: Owner,
  id: string,
  isReached: (now: ProductImport) => boolean,
) {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const now = await call(product, owner, 'GET', `/imports/${id}`)
    if (isReached(now)) return now
    if (Date.now() > deadline) throw new Error(`The import stands at ${JSON.stringify(now)}`)
    await wait(20)
  }
}

async function readStored(product: Product, { storeId }: Owner): Promise<StoredCatalogue> {
  return await withDatabase(product, async (client) => {
    const { rows } = await client.query<StoredCatalogue>(storedSql, [storeId])
    return rows[0]!
  })
}

const storedSql = `
  SELECT
    (SELECT count(*)::int FROM product_import_items
      WHERE store_id = $1 AND action = 'create') AS created,
    count(*)::int AS products, count(DISTINCT slug)::int AS slugs,
    (count(*) FILTER (WHERE stock <> (SELECT coalesce(sum(change), 0) FROM stock_movements m
      WHERE m.store_id = $1 AND m.product_id = p.id)))::int AS off,
    (SELECT count(*)::int FROM stock_movements
      WHERE store_id = $1 AND reason = 'import' AND change > 0) AS openings
  FROM products p WHERE store_id = $1`
