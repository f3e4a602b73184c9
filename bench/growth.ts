import { listDistributable } from '@vitrine/db/distribution/catalogue.ts'
import { withClient } from '@vitrine/db/with-client.ts'
import { requireDone } from '@vitrine/harness/ask.ts'
import { openShop } from '@vitrine/harness/owner.ts'
import { get } from 'node:http'
import { startEmbeddedPostgres } from '@vitrine/db/embedded-postgres.ts'
import type { Client } from 'pg'
import { say } from './catalogue/times-of.ts'
import { processesOf } from './cpu-time.ts'
import { memoryOf } from './memory.ts'
import { prepareProduct } from './product.ts'

/**
 * `npm run bench:growth`: start, memory, pages and hosts with 10, 1,000 and 10,000 shops of twelve
 * products, copied from one. SHOPS=10,1000 in the environment is quicker.
 */
const counts = process.env['SHOPS']?.split(',').map(Number) ?? [10, 1000, 10_000]
const visits = 400
const maxMegabytes = 600
const starts = 5
/** Of the first count's start. */
const maxSlower = 1.1

const product = await prepareProduct()
let isTooMuch = false
let firstStart: number | undefined
try {
  const pattern = await openPattern()
  for (const count of counts) {
    const began = performance.now()
    await withDatabase((client) => copyShop(client, pattern, count))
    say(`${count} shops, written in ${Math.round((performance.now() - began) / 1000)} s`)
    const start = await startTime()
    firstStart ??= start
    const slower = start / firstStart
    say(`  start ${Math.round(start)} ms, ${slower.toFixed(2)} of the first (${maxSlower})`)
    isTooMuch ||= slower > maxSlower
    isTooMuch = (await measure(count)) > maxMegabytes || isTooMuch
  }
} finally {
  await product.remove()
}
process.exit(isTooMuch ? 1 : 0)

/** @returns the id of a shop with products, which the others are copies of */
async function openPattern(): Promise<string> {
  const server = await product.start({ DEMO: '0' })
  try {
    const origin = server.origin.replace('127.0.0.1', 'localhost')
    const { storeId, headers } = await openShop(origin)
    for (let n = 1; n <= 12; n += 1) {
      const values = { storeId, name: `Tea ${n} of the garden`, price: n, stock: 100 }
      await requireDone(`${origin}/api/products/add-product`, values, headers)
    }
    return storeId
  } finally {
    await server.stop()
  }
}

async function withDatabase<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const postgres = await startEmbeddedPostgres({ dataDir: product.dataDir })
  try {
    return await withClient(postgres.url, work)
  } finally {
    await postgres.stop()
  }
}

/** Without triggers and foreign keys: the copies are as right as their pattern. */
async function copyShop(client: Client, pattern: string, count: number): Promise<void> {
  await client.query('SET session_replication_role = replica')
  await client.query(
    `CREATE TEMP TABLE copies AS SELECT gen_random_uuid() AS id, n FROM generate_series(
       (SELECT count(*) + 1 FROM stores WHERE store_domain LIKE 'shop-%'), $1::int) n`,
    [count],
  )
  await client.query(
    `INSERT INTO stores SELECT (jsonb_populate_record(NULL::stores, to_jsonb(s) || jsonb_build_object(
       'id', c.id, 'store_domain', 'shop-' || c.n || '.localhost'))).*
     FROM copies c, stores s WHERE s.id = $1`,
    [pattern],
  )
  for (const table of await listDistributable(client)) {
    const { rows } = await client.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1
         AND is_generated = 'NEVER' AND is_identity = 'NO' AND column_name <> 'store_id'`,
      [table],
    )
    const names = ['store_id', ...rows.map(({ name }) => `"${name}"`)]
    const values = ['c.id', ...rows.map(({ name }) => `p."${name}"`)]
    await client.query(
      `INSERT INTO ${table} (${names.join(', ')})
       SELECT ${values.join(', ')} FROM ${table} p, copies c WHERE p.store_id = $1`,
      [pattern],
    )
  }
  await client.query('VACUUM ANALYZE')
}

/** @returns milliseconds, the median of several starts */
async function startTime(): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < starts; n += 1) {
    const started = performance.now()
    const server = await product.start({ DEMO: '0' })
    times.push(performance.now() - started)
    await server.stop()
  }
  return times.toSorted((a, b) => a - b)[Math.floor(starts / 2)]!
}

/** @returns megabytes after the visits */
async function measure(count: number): Promise<number> {
  const server = await product.start({ DEMO: '0' })
  try {
    const hosts = Array.from(
      { length: visits },
      (_, n) => `shop-${1 + Math.floor((n * count) / visits)}.localhost`,
    )
    const nobody = hosts.map((_, n) => `nobody-${n}.localhost`)
    const paths = hosts.map((_, n) => `/product/tea-${1 + (n % 12)}-of-the-garden`)
    for (let n = 0; n < 30; n += 1) await visit(server.origin, 'shop-1.localhost', '/')
    const cold = await timesOf(hosts, (host, n) => visit(server.origin, host, paths[n]!))
    const warm = await timesOf(hosts, (host, n) => visit(server.origin, host, paths[n]!))
    const unknown = await timesOf(nobody, (host) => visit(server.origin, host, '/', 404))
    const pids = processesOf(server.process.pid ?? 0, product.dataDir)
    const megabytes = memoryOf(pids) ?? 0
    say(
      `  a page for the first time ${cold}, again ${warm}; a host without a shop ${unknown}; memory ${Math.round(megabytes)} MB (${maxMegabytes})`,
    )
    return megabytes
  } finally {
    await server.stop()
  }
}

/** @returns the median and the 95th percentile in words */
async function timesOf(
  hosts: readonly string[],
  act: (host: string, n: number) => Promise<void>,
): Promise<string> {
  const times: number[] = []
  for (const [n, host] of hosts.entries()) {
    const began = performance.now()
    await act(host, n)
    times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1)
  return `p50 ${at(0.5)} p95 ${at(0.95)} ms`
}

async function visit(origin: string, host: string, path: string, expected = 200): Promise<void> {
  const status = await new Promise<number>((resolve, reject) => {
    get(`${origin}${path}`, { headers: { host } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    }).on('error', reject)
  })
  if (status !== expected) throw new Error(`${host}${path} answered ${status}`)
}
