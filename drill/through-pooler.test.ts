import {
  findInstalledPostgres,
  type InstalledPostgres,
  startInstalledPostgres,
} from '@vitrine/db/testing/installed-postgres.ts'
import { requireDone } from '@vitrine/harness/ask.ts'
import { findPooler, Pooler } from '@vitrine/harness/pooler.ts'
import { Product } from '@vitrine/harness/product.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readmeSql } from '../apps/server/src/testing/readme-sql.ts'
import { getAt } from './get-at.ts'
import { type Acknowledged, type Answers, shopUntil } from './retrying-shopper.ts'
import { readStored } from './stored-orders.ts'
import { openTeaShop, type TeaShop } from './tea-shop.ts'

const bin = findInstalledPostgres().at(-1)
const found = await findPooler()
const missing = bin === undefined ? 'no PostgreSQL' : found ? undefined : 'no PgBouncer'

test.skipIf(missing === undefined)(`${missing} is installed: nothing runs through a pooler`)

describe.skipIf(missing !== undefined)(
  `two processes through PgBouncer ${found?.version} in ${found?.mode} mode`,
  () => {
    let postgres: InstalledPostgres | undefined
    let pooler: Pooler | undefined
    let servers: [Product, Product] | undefined
    let shop: TeaShop

    beforeAll(async () => {
      postgres = await startInstalledPostgres(bin!)
      const owner = postgres.url.replace('/postgres?', '/vitrine?')
      const client = new Client(postgres.url)
      await client.connect()
      const ofPooler = `ALTER ROLE vitrine_login SET role = 'vitrine_platform'`
      for (const statement of [...(await readmeSql('vitrine')), ofPooler])
        await client.query(statement)
      await client.end()
      const host = decodeURIComponent(/host=([^&]+)/.exec(postgres.url)![1]!)
      const password = 'another long password'
      pooler = await Pooler.start(found!, { host, login: 'vitrine_login', password })
      const product = await Product.prepare({
        DATABASE_URL: owner,
        DATABASE_POOL_URL: `postgres://vitrine_login:${encodeURIComponent(password)}@127.0.0.1:${pooler.port}/vitrine`,
      })
      servers = [product, product.beside()]
      for (const server of servers) await server.start()
      shop = await openTeaShop(product.origin)
    }, 120_000)

    afterAll(async () => {
      for (const server of servers?.toReversed() ?? []) await server.stop()
      await servers?.[0].remove()
      await pooler?.remove()
      await postgres?.stop()
    })

    test('an edit by one shows on the next request of the other', async () => {
      const [one, other] = servers!
      for (const name of ['Gyokuro', 'Genmaicha', 'Hojicha']) {
        await getAt(`${other.origin}/shop`, shop.storeDomain)
        const values = { storeId: shop.storeId, name, price: 20 }
        await requireDone(`${one.origin}/api/products/add-product`, values, shop.headers)
        await expect
          .poll(async () => (await getAt(`${other.origin}/shop`, shop.storeDomain)).text, {
            interval: 5,
          })
          .toContain(name)
      }
    })

    test('orders lose nothing while it is restarted, and every query is in its role', async () => {
      const answers: Answers = new Map()
      const acknowledged: Acknowledged[] = []
      const over = new AbortController()
      const shoppers = servers!.flatMap((server) =>
        [1, 2].map(() => shopUntil(server, shop, answers, acknowledged, over.signal)),
      )
      const seen = (count: number) =>
        expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count)

      await seen(10)
      await pooler!.restart()
      await seen(acknowledged.length + 20)
      over.abort()
      await Promise.all(shoppers)

      const { orders, stock, sold } = await readStored(servers![0], shop)
      expect(orders.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
        acknowledged.map(({ orderNumber }) => orderNumber).toSorted((a, b) => a - b),
      )
      expect(stock + sold).toBe(1_000_000)
      expect(servers!.flatMap(({ errors }) => errors)).toEqual([])
    })
  },
)
