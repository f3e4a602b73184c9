import { listingSorts } from '@vitrine/commerce/catalogue/listing-query.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { onServer } from '@vitrine/db/testing/server.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import { findProducts } from '../search/find-products.ts'
import { listMisses } from '../search/search-misses.ts'
import { searchCards } from '../search/search-cards.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { findActiveProductBySlug } from '../products/find-product.ts'
import { countLarge, isLargeStore } from './large-listing.ts'
import { listOfCategory } from '../cards/list-cards.ts'
import { listListing } from './list-listing.ts'
import { listRows } from '../desk/list-rows.ts'

const shop = startShop()
const page = { limit: 20, offset: 0 }
const late = { limit: 20, offset: 400 }
const everything = { categoryId: undefined, lowest: 0, highest: 1e12, inStock: false, groups: [] }
let store: OwnedStore
let categoryId: string

beforeAll(async () => {
  store = await shop.aStore()
  const body = { storeId: store.storeId, name: 'Teas' }
  const path = '/api/category/add-category'
  const added = await shop.call<{ id: string }>('POST', path, { as: store.owner, body })
  categoryId = added.body.id
  await fill(store, 600)
  await crowd(await shop.aStore(), 30_000)
}, 120_000)

const sorts = ['newest', 'name', 'price', 'price-desc'] as const
const filters = [{}, { status: 'active' }, { stock: 'in' }, { search: 'tea' }] as const

test.each(sorts)("the owner's list by %s reads no tenant table from end to end", async (sort) => {
  for (const filter of [
    ...filters,
    { category: categoryId },
    { category: categoryId, search: 'tea' },
  ]) {
    const listing = { ...filter, sort }
    expect(await readWhole((tx) => listRows(tx, listing, page)), JSON.stringify(listing)).toEqual(
      [],
    )
    expect(await readWhole((tx) => listRows(tx, listing, late)), JSON.stringify(listing)).toEqual(
      [],
    )
  }
})

test.each(['tea', 't', 'tae number', 'tea 12', 'sku7', 'nothing like it'])(
  'a search for %s reads no tenant table from end to end',
  async (term) => {
    expect(await readWhole((tx) => searchCards(tx, term, page))).toEqual([])
    expect(await readWhole((tx) => findProducts(tx, term, 'owner', page))).toEqual([])
  },
)

test.each(listingSorts)('neither does a category of most of the store, by %s', async (sort) => {
  const filter = { ...everything, categoryId, inStock: true }
  const listing = { sort, isWide: true }
  expect(await readWhole((tx) => listListing(tx, filter, listing, page))).toEqual([])
  expect(await readWhole((tx) => countLarge(tx, filter))).toEqual([])
  const wide = { id: categoryId, productCount: 1e6 }
  expect(await readWhole((tx) => listOfCategory(tx, wide, page))).toEqual([])
})

test('neither do a category, a product, all products, and the words that were missed', async () => {
  expect(
    await readWhole((tx) => listOfCategory(tx, { id: categoryId, productCount: 0 }, page)),
  ).toEqual([])
  expect(await readWhole((tx) => findActiveProductBySlug(tx, 'tea-7'))).toEqual([])
  expect(await readWhole((tx) => isLargeStore(tx))).toEqual([])
  expect(await readWhole((tx) => countLarge(tx, everything))).toEqual([])
  expect(await readWhole((tx) => listMisses(tx, page))).toEqual([])
})

/** Tables with rows of many stores; a sequential scan of a small table is fine. */
const tenantTables = [
  'products',
  'product_words',
  'product_categories',
  'variations',
  'search_misses',
]

async function readWhole(read: (tx: StoreTransaction) => Promise<unknown>) {
  return await inStore(shop.services.db, store.storeId, async (tx) => {
    const before = await countScans(tx)
    await read(tx)
    const after = await countScans(tx)
    return tenantTables.filter((table) => after.get(table) !== before.get(table))
  })
}

async function countScans(tx: StoreTransaction) {
  const { rows } = await tx.execute<{ relname: string; seq_scan: string }>(
    sql`SELECT relname, seq_scan FROM pg_stat_xact_user_tables`,
  )
  return new Map(rows.map(({ relname, seq_scan: scans }) => [relname, scans]))
}

async function fill({ storeId }: OwnedStore, count: number) {
  for (let first = 1; first <= count; first += 300)
    await inStore(shop.services.db, storeId, (tx) =>
      tx.execute(sql`INSERT INTO products (store_id, id, name, slug, sku, price)
        SELECT ${storeId}::uuid, gen_random_uuid(), 'Tea number ' || n, 'tea-' || n, 'SKU' || n, n
        FROM generate_series(${first}::integer, ${first + 299}::integer) AS n`),
    )
  await inStore(shop.services.db, storeId, (tx) =>
    tx.execute(sql`INSERT INTO product_categories (store_id, product_id, category_id)
      SELECT p.store_id, p.id, c.id FROM products p JOIN categories c USING (store_id)
      WHERE p.store_id = ${storeId} AND p.price % 10 = 0`),
  )
}

/** A neighbouring store so large that no plan can afford a sequential scan. It is never queried. */
async function crowd({ storeId }: OwnedStore, count: number) {
  await onServer(
    inject('databaseUrl'),
    `SET session_replication_role = replica;
    INSERT INTO products (store_id, id, name, slug, price, description)
      SELECT '${storeId}', gen_random_uuid(), 'Tea ' || n, 'tea-' || n, n, repeat('word ', 40)
      FROM generate_series(1, ${count}) AS n;
    INSERT INTO product_categories (store_id, product_id, category_id)
      SELECT store_id, id, gen_random_uuid() FROM products WHERE store_id = '${storeId}';
    INSERT INTO product_words (store_id, product_id, word, weight, shown)
      SELECT store_id, id, word, 60, true FROM products, unnest(ARRAY['tea', slug, md5(slug)]) AS word
      WHERE store_id = '${storeId}';
    ANALYZE products, product_words, product_categories`,
  )
}
