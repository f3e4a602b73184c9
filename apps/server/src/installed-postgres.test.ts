import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asLogin } from '@vitrine/db/login.ts'
import {
  findInstalledPostgres,
  type InstalledPostgres,
  startInstalledPostgres,
} from '@vitrine/db/testing/installed-postgres.ts'
import { onServer, withDatabase } from '@vitrine/db/testing/server.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { startServer } from './start-server.ts'
import { readmeSql } from './testing/readme-sql.ts'

const installed = findInstalledPostgres()

test.skipIf(installed.length > 0)('no PostgreSQL is installed: the embedded one alone is tried')

describe.each(installed)('on an empty database of %s', (bin) => {
  let postgres: InstalledPostgres | undefined
  let administrator = ''
  beforeAll(async () => {
    postgres = await startInstalledPostgres(bin)
    administrator = postgres.url
  })
  afterAll(() => postgres?.stop())

  const run = async (...statements: string[]) => {
    for (const statement of statements) await onServer(administrator, statement)
  }

  test('a superuser starts it', async () => {
    await run('CREATE DATABASE a')
    await expectToSell({
      DATABASE_URL: withDatabase(administrator, 'a'),
      DATABASE_ROLE_PREFIX: 'shops_a',
    })
  })

  test('an owner who may create roles starts it', async () => {
    await run(`CREATE ROLE b LOGIN CREATEROLE PASSWORD 'b'`, 'CREATE DATABASE b OWNER b')
    await expectToSell({
      DATABASE_URL: asLogin(withDatabase(administrator, 'b'), 'b', 'b'),
      DATABASE_ROLE_PREFIX: 'shops_b',
    })
  })

  test('an owner of a database alone starts it, after what the README tells', async () => {
    await run(...(await readmeSql('shops_c')))
    const url = withDatabase(administrator, 'shops_c')
    await expectToSell({
      DATABASE_URL: asLogin(url, 'shops_c_owner', 'a long password'),
      DATABASE_APP_URL: asLogin(url, 'shops_c_login', 'another long password'),
      DATABASE_ROLE_PREFIX: 'shops_c',
    })
  })
})

async function expectToSell(environment: Record<string, string>) {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'vitrine-installed-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true }))
  const warned: string[] = []
  const log = createLog({ json: true, write: (line) => warned.push(line) })
  const config = () =>
    readConfig({ NODE_ENV: 'production', PORT: '0', DATA_DIR, DEMO: '0', ...environment })
  const server = await startServer(config(), log)
  onTestFinished(() => server.stop())
  await placeOrder(`http://localhost:${server.port}/api`)
  await server.stop()
  await (await startServer(config(), log)).stop()
  expect(warned.filter((line) => !line.includes('"level":"info"'))).toEqual([])
}

async function placeOrder(api: string) {
  const ask = async <Body>(call: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${api}${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const answered = (await answer.json()) as Body
    expect(answer.status, `${call}: ${JSON.stringify(answered)}`).toBeLessThan(300)
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    return { ...answered, cookie: cookie.join('; ') }
  }
  const person = { name: 'Mei Lin', email: 'mei@tea.example', password: 'oolong in the morning' }
  const { cookie } = await ask('/auth/signup', person)
  const asOwner = { cookie, 'sec-fetch-site': 'same-origin' }
  const { storeId } = await ask<{ storeId: string }>(
    '/store/create-store',
    { name: 'Tea House', currency: 'EUR', country: 'DE' },
    asOwner,
  )
  await ask('/store/open-store', { storeId }, asOwner)
  const { id } = await ask<{ id: string }>(
    '/products/add-product',
    { storeId, name: 'Sencha', price: 12.5, trackStock: true, stock: 3 },
    asOwner,
  )
  const cart = { storeId, lines: [{ productId: id, quantity: 2 }] }
  const { quoteHash } = await ask<{ quoteHash: string }>('/checkout/quote', cart)
  const shippingAddress = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    address1: 'Teestraße 1',
    city: 'Berlin',
    postcode: '10115',
    country: 'DE',
  }
  const contact = { email: 'ada@shopper.example' }
  const order = { ...cart, contact, shippingAddress, paymentMethod: 'cod', quoteHash }
  const placed = await ask<{ orderNumber: number }>('/checkout/place-order', order, {
    'idempotency-key': crypto.randomUUID(),
  })
  expect(placed.orderNumber).toBeGreaterThan(0)
}
