import { expect, test } from 'vitest'
import { inStore } from './in-store.ts'
import { newId } from './new-id.ts'
import { readEachStore } from './read-each-store.ts'
import { products } from './schema/products.ts'
import { aStore } from './testing/a-store.ts'
import { openTestDatabase } from './testing/test-database.ts'

const database = openTestDatabase()

const countAll = {
  name: 'count-each',
  text: `SELECT $1::uuid AS id, (SELECT count(*)::int FROM products) AS products`,
}

async function aStoreWith(count: number) {
  const { id } = await aStore(database)
  await inStore(database, id, async (tx) => {
    for (let number = 0; number < count; number += 1)
      await tx
        .insert(products)
        .values({ storeId: id, id: newId(), name: 'Sencha', slug: `sencha-${number}`, price: 1 })
  })
  return id
}

test('each store of a read sees its own rows alone', async () => {
  const [two, none, three] = [await aStoreWith(2), await aStoreWith(0), await aStoreWith(3)]

  const all = [three, none, two].map((storeId) => ({ storeId }))
  expect(await readEachStore(database, all, countAll)).toEqual([
    { id: three, products: 3 },
    { id: none, products: 0 },
    { id: two, products: 2 },
  ])
  const named = {
    name: 'names-of-each',
    text: 'SELECT slug FROM products WHERE store_id = $1 AND slug = $2',
  }
  const reads = all.map((read) => ({ ...read, values: ['sencha-1'] }))
  expect(await readEachStore(database, reads, named)).toEqual([
    { slug: 'sencha-1' },
    { slug: 'sencha-1' },
  ])
  expect(await readEachStore(database, [], countAll)).toEqual([])
})

test('what is no store id is refused, and the connection is as before', async () => {
  const id = await aStoreWith(1)
  const reads = [{ storeId: id }, { storeId: `'; RESET ROLE` }]
  await expect(readEachStore(database, reads, countAll)).rejects.toThrow(TypeError)
  const role = await database.reads.query<{ role: string }>('SELECT current_role AS role')
  expect(role.rows).toEqual([{ role: 'vitrine_platform' }])
})
