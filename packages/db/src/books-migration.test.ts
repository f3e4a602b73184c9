import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { inStore } from './in-store.ts'
import { newId } from './new-id.ts'
import { products, variations } from './schema/products.ts'
import { aStore } from './testing/a-store.ts'
import { onServer } from './testing/server.ts'
import { emptyDatabaseUrl } from './testing/test-database.ts'

const migration = path.resolve(import.meta.dirname, '../migrations/0009_stock_and_prices.sql')

const asBefore = `
  DROP TABLE price_history, stock_movements;
  DROP SEQUENCE price_history_ids, stock_movement_ids;
  DROP FUNCTION keep_lowest_price, keep_books_of_products, keep_books_of_variations CASCADE;
  DROP FUNCTION stock_reason, stock_order, stock_actor;
  ALTER TABLE products DROP COLUMN image_alts, DROP COLUMN lowest_price;
  ALTER TABLE variations DROP COLUMN lowest_price`

test('what a shop had before the books were kept is where they begin', async () => {
  const url = await emptyDatabaseUrl()
  const database = openDatabase(url)
  const { id: storeId } = await aStore(database)
  const sencha = { storeId, id: newId(), name: 'Sencha', slug: 'sencha', price: 1290, stock: 7 }
  const small = { storeId, id: newId(), productId: sencha.id, position: 0, price: 700, stock: 3 }
  const tins = { ...small, id: newId(), position: 1, discountPrice: 600, stock: null }
  await inStore(database, storeId, async (tx) => {
    await tx.insert(products).values(sencha)
    await tx.insert(variations).values([small, tins])
  })
  await database.close()
  await onServer(url, asBefore)

  await onServer(url, await readFile(migration, 'utf8'))

  const { rows: moved } = await onServer(
    url,
    `SELECT coalesce(variation_id, product_id) AS item, change, stock, reason
     FROM stock_movements ORDER BY stock DESC`,
  )
  expect(moved).toEqual([
    { item: sencha.id, change: 7, stock: 7, reason: 'opening' },
    { item: small.id, change: 3, stock: 3, reason: 'opening' },
  ])
  const { rows: priced } = await onServer(
    url,
    'SELECT variation_id, price::int, discount_price::int FROM price_history ORDER BY price DESC, 3',
  )
  expect(priced).toEqual([
    { variation_id: null, price: 1290, discount_price: null },
    { variation_id: tins.id, price: 700, discount_price: 600 },
    { variation_id: small.id, price: 700, discount_price: null },
  ])
})
