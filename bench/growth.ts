import { startEmbeddedPostgres } from '@vitrine/db/embedded-postgres.ts'
import { withClient } from '@vitrine/db/with-client.ts'
import { copyShops, openPattern } from '@vitrine/harness/many-shops.ts'
import { visitShops } from '@vitrine/harness/visit-shops.ts'
import type { Client } from 'pg'
import { memoryOf } from '@vitrine/harness/memory-of.ts'
import { say } from './catalogue/times-of.ts'
import { processesOf } from './cpu-time.ts'
import { prepareProduct } from './product.ts'

/**
 * `npm run bench:growth`: start, memory, pages and hosts with 10, 1,000 and 10,000 shops of twelve
 * products, copied from one. SHOPS=10,1000 in the environment is quicker.
 */
const counts = process.env['SHOPS']?.split(',').map(Number) ?? [10, 1000, 10_000]
const maxMegabytes = 600
const starts = 5
/** Of the first count's start. */
const maxSlower = 1.1

const product = await prepareProduct()
let isTooMuch = false
let firstStart: number | undefined
try {
  const pattern = await openTheFirst()
  for (const count of counts) {
    const began = performance.now()
    await withDatabase((client) => copyShops(client, pattern, count))
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

async function openTheFirst(): Promise<string> {
  const server = await product.start({ DEMO: '0' })
  try {
    const origin = server.origin.replace('127.0.0.1', 'localhost')
    return (await openPattern(origin, 12)).storeId
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

/** @returns milliseconds, the quickest of several starts: what else the machine does only adds */
async function startTime(): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < starts; n += 1) {
    const started = performance.now()
    const server = await product.start({ DEMO: '0' })
    times.push(performance.now() - started)
    await server.stop()
  }
  return Math.min(...times)
}

/** @returns megabytes after the visits */
async function measure(count: number): Promise<number> {
  const server = await product.start({ DEMO: '0' })
  try {
    const visited = await visitShops(server.origin, count)
    const pids = processesOf(server.process.pid ?? 0, product.dataDir)
    const megabytes = memoryOf(pids) ?? 0
    say(`  ${visited}; memory ${Math.round(megabytes)} MB (${maxMegabytes})`)
    return megabytes
  } finally {
    await server.stop()
  }
}
