import {
  findInstalledPostgres,
  type InstalledPostgres,
  startInstalledPostgres,
} from '@vitrine/db/testing/installed-postgres.ts'
import { onServer } from '@vitrine/db/testing/server.ts'
import { requireDone } from '@vitrine/harness/ask.ts'
import { openShop, type Owner } from '@vitrine/harness/owner.ts'
import { findPooler, Pooler } from '@vitrine/harness/pooler.ts'
import { Product } from '@vitrine/harness/product.ts'
import type { Report } from '../report.ts'
import { CitusCluster, hasCitus } from './citus-cluster.ts'
import { distributed } from './distributed.ts'
import { Varnish } from './varnish.ts'
import { visitThrough } from './visit-through.ts'
import { addProduct, buyOne } from './walk.ts'

const warmUpMs = 3000
const measuredMs = 8000
const shoppers = 8
const readers = 16

interface Served {
  /** Where shoppers buy, in turn. */
  origins: readonly [string, string]
  /** Where pages are read, in turn. */
  fronts?: readonly string[]
}

/** Pages and orders a second, one way to run after another, on this one machine. */
export async function compareWays(report: Report): Promise<void> {
  report.heading('Pages and orders a second')
  const bin = findInstalledPostgres().at(-1)
  if (bin === undefined) throw new Error('No PostgreSQL is installed.')
  const postgres = await startInstalledPostgres(bin)
  try {
    await report.journey('one process', () => onOne(postgres, 'one', 1))
    await report.journey('two processes', () => onOne(postgres, 'two', 2))
    await report.journey('two processes, Varnish in front', () => behindVarnish(postgres))
    // Last, since it changes the login of all.
    const found = await findPooler()
    if (found)
      await report.journey(`two processes, PgBouncer ${found.version} (${found.mode} mode)`, () =>
        onOne(postgres, 'pooled', 2, async (host) => await Pooler.start(found, { host, ...login })),
      )
  } finally {
    await postgres.stop()
  }
  if (await hasCitus()) await report.journey('two processes on Citus', onCitus)
}

const login = { login: 'vitrine_login', password: 'of the laboratory' }

async function onOne(
  postgres: InstalledPostgres,
  database: string,
  count: 1 | 2,
  startPooler?: (host: string) => Promise<Pooler>,
): Promise<string> {
  await onServer(postgres.url, `CREATE DATABASE ${database}`)
  const url = postgres.url.replace('/postgres?', `/${database}?`)
  const host = decodeURIComponent(/host=([^&]+)/.exec(url)![1]!)
  let pooler: Pooler | undefined
  if (startPooler) {
    pooler = await startPooler(host)
    await onServer(
      postgres.url,
      `ALTER ROLE ${login.login} PASSWORD '${login.password}';
       ALTER ROLE ${login.login} SET role = 'vitrine_platform'`,
    )
  }
  const through = `postgres://${login.login}:${encodeURIComponent(login.password)}@127.0.0.1:${pooler?.port}/${database}`
  try {
    const environment = { DATABASE_URL: url, ...(pooler && { DATABASE_APP_URL: through }) }
    return await serving(environment, count, (origins) => measure({ origins }))
  } finally {
    await pooler?.remove()
  }
}

async function behindVarnish(postgres: InstalledPostgres): Promise<string> {
  await onServer(postgres.url, 'CREATE DATABASE cached')
  const varnish = await Varnish.prepare()
  try {
    const environment = {
      DATABASE_URL: postgres.url.replace('/postgres?', '/cached?'),
      CDN_PURGE_URL: `${varnish.origin}/purge`,
    }
    return await serving(environment, 2, async (origins) => {
      await varnish.start(origins[0])
      return await measure({ origins, fronts: [varnish.origin] })
    })
  } finally {
    await varnish.remove()
  }
}

async function onCitus(): Promise<string> {
  const cluster = await CitusCluster.start()
  try {
    await distributed(cluster)
    return await serving({ DATABASE_URL: cluster.url }, 2, (origins) => measure({ origins }))
  } finally {
    await cluster.remove()
  }
}

async function serving(
  environment: Record<string, string>,
  count: 1 | 2,
  work: (origins: readonly [string, string]) => Promise<string>,
): Promise<string> {
  const keys = { SECRET: 'of the laboratory alone, at least forty letters' }
  const server = await Product.prepare({ ...environment, ...keys })
  const other = count === 2 ? server.beside() : undefined
  try {
    await server.start()
    await other?.start()
    return await work([server.origin, (other ?? server).origin])
  } finally {
    await other?.stop()
    await server.remove()
  }
}

async function measure({ origins, fronts = origins }: Served): Promise<string> {
  const shop = await openShop(origins[0])
  const productId = await addProduct(origins, shop, 'Sencha')
  const orders = await rateOf(shoppers, async () => {
    const { status = 0 } = await buyOne({ origins, shop }, productId)
    return status === 200 || status === 201
  })
  await edit(origins[0], shop)
  let turn = 0
  const pages = await rateOf(readers, async () => {
    const front = fronts[(turn += 1) % fronts.length]!
    return (await visitThrough(front, shop.storeDomain, '/product/sencha')).status === 200
  })
  return `${pages.toFixed(0)} pages and ${orders.toFixed(0)} orders a second`
}

/** So that the first page after the orders is a new one everywhere. */
async function edit(origin: string, { storeId, headers }: Owner): Promise<void> {
  const values = { storeId, name: 'Gyokuro', price: 20 }
  await requireDone(`${origin}/api/products/add-product`, values, headers)
}

/** @returns how often a second it was done; what failed does not count */
async function rateOf(atOnce: number, act: () => Promise<boolean>): Promise<number> {
  let done = 0
  const started = performance.now()
  const from = started + warmUpMs
  const until = from + measuredMs
  const work = async () => {
    while (performance.now() < until) if ((await act()) && performance.now() >= from) done += 1
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return done / ((performance.now() - from) / 1000)
}
