import path from 'node:path'
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
import { CitusCluster, hasCitus, processIdIn, secret } from './citus-cluster.ts'
import { distributed } from './distributed.ts'
import { processorTimeOf } from './processor-time.ts'
import { Varnish } from './varnish.ts'
import { visitThrough } from './visit-through.ts'
import { addProduct, buyOne } from './walk.ts'

const warmUpMs = 3000
const measuredMs = 8000
const shoppers = 8
const readers = 16

interface Served {
  /** Of the databases; what else serves is started by this process. */
  databases: readonly number[]
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
  const host = hostIn(url)
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
    const environment = { DATABASE_URL: url, ...(pooler && { DATABASE_POOL_URL: through }) }
    const databases = [processIdIn(path.join(host, 'data'))]
    return await serving(environment, count, (origins) => measure({ databases, origins }))
  } finally {
    await pooler?.remove()
  }
}

const hostIn = (url: string) => decodeURIComponent(/host=([^&]+)/.exec(url)![1]!)

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
      const databases = [processIdIn(path.join(hostIn(postgres.url), 'data'))]
      return await measure({ databases, origins, fronts: [varnish.origin] })
    })
  } finally {
    await varnish.remove()
  }
}

async function onCitus(): Promise<string> {
  const cluster = await CitusCluster.start()
  try {
    await distributed(cluster)
    const databases = cluster.processIds
    return await serving({ DATABASE_URL: cluster.url }, 2, (origins) =>
      measure({ databases, origins }),
    )
  } finally {
    await cluster.remove()
  }
}

async function serving(
  environment: Record<string, string>,
  count: 1 | 2,
  work: (origins: readonly [string, string]) => Promise<string>,
): Promise<string> {
  const keys = { SECRET: secret }
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

async function measure({ databases, origins, fronts = origins }: Served): Promise<string> {
  const shop = await openShop(origins[0])
  const productId = await addProduct(origins, shop, 'Sencha')
  const orders = await rateOf(databases, shoppers, async () => {
    const { status = 0 } = await buyOne({ origins, shop }, productId)
    return status === 200 || status === 201
  })
  await edit(origins[0], shop)
  let turn = 0
  const pages = await rateOf(databases, readers, async () => {
    const front = fronts[(turn += 1) % fronts.length]!
    return (await visitThrough(front, shop.storeDomain, '/product/sencha')).status === 200
  })
  return `${inWords(pages, 'page')}; ${inWords(orders, 'order')}`
}

/** So that the first page after the orders is a new one everywhere. */
async function edit(origin: string, { storeId, headers }: Owner): Promise<void> {
  const values = { storeId, name: 'Gyokuro', price: 20 }
  await requireDone(`${origin}/api/products/add-product`, values, headers)
}

interface Rate {
  /** Without those that failed. */
  perSecond: number
  failed: number
  /** Milliseconds of processor for each, of servers, databases and what is between. */
  processor: number
}

const inWords = ({ perSecond, failed, processor }: Rate, what: string) =>
  `${perSecond.toFixed(0)} ${what}s a second, each ${processor.toFixed(1)} ms of processor` +
  (failed > 0 ? `, ${failed} refused` : '')

async function rateOf(
  databases: readonly number[],
  atOnce: number,
  act: () => Promise<boolean>,
): Promise<Rate> {
  const processor = () => {
    const own = process.cpuUsage()
    return processorTimeOf([process.pid, ...databases]) - (own.user + own.system) / 1000
  }
  let done = 0
  let all = 0
  let failed = 0
  const before = processor()
  const started = performance.now()
  const from = started + warmUpMs
  const until = from + measuredMs
  const work = async () => {
    while (performance.now() < until) {
      if (!(await act())) {
        failed += 1
        continue
      }
      all += 1
      if (performance.now() >= from) done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const perSecond = done / ((performance.now() - from) / 1000)
  return { perSecond, failed, processor: (processor() - before) / all }
}
