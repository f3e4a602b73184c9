import { listingSorts } from '@vitrine/commerce/catalogue/listing-query.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import { onServer } from '@vitrine/db/testing/server.ts'
import { planOf } from '../../testing/plan-of.ts'
import { startShop, type OwnedStore } from '../../testing/start-shop.ts'
import { listListing } from './list-listing.ts'
import { countListing } from './listing-facets.ts'
import type { ListingFilter } from './listing-filter.ts'

const shop = startShop()
const { db } = shop.services
let store: OwnedStore

const filter: ListingFilter = {
  categoryId: undefined,
  lowest: 500,
  highest: 2000,
  inStock: true,
  groups: [
    { name: 'Size', values: ['50 g'], patterns: [[{ name: 'Size', values: [{ value: '50 g' }] }]] },
  ],
}

beforeAll(async () => {
  store = await shop.aStore()
  await fill(store, 500)
  await fill(await shop.aStore(), 3000)
  await onServer(inject('databaseUrl'), 'ANALYZE products')
}, 60_000)

test.each(listingSorts)('a listing by %s reads its own store and no other', async (sort) => {
  const plan = await planOf(db, store.storeId, (tx) =>
    listListing(tx, filter, { sort, isWide: false }, { limit: 24, offset: 0 }),
  )

  expect(plan).toContain('products')
  expect(plan).not.toContain('Seq Scan on products')
})

test('facets read their own store and no other, and so does a category', async () => {
  const ofCategory = { ...filter, categoryId: newId() }

  expect(await planOf(db, store.storeId, (tx) => countListing(tx, filter))).not.toContain(
    'Seq Scan on products',
  )
  expect(await planOf(db, store.storeId, (tx) => countListing(tx, ofCategory))).not.toContain(
    'Seq Scan on products',
  )
})

async function fill({ storeId }: OwnedStore, count: number) {
  for (let first = 1; first <= count; first += 500)
    await inStore(db, storeId, (tx) =>
      tx.execute(sql`INSERT INTO products (store_id, id, name, slug, price)
        SELECT ${storeId}::uuid, gen_random_uuid(), 'Tea ' || n, 'tea-' || n, n
        FROM generate_series(${first}::integer, ${first + 499}::integer) AS n`),
    )
}
