import { startEmbeddedPostgres } from '@vitrine/db/embedded-postgres.ts'
import { withClient } from '@vitrine/db/with-client.ts'
import { copyShops, openPattern } from '@vitrine/harness/many-shops.ts'
import { productsOfShop, visitShops } from '@vitrine/harness/visit-shops.ts'
import type { Client } from 'pg'
import { memoryOf, sharedMemoryOf } from '@vitrine/harness/memory-of.ts'
import { say } from './catalogue/times-of.ts'
import { processesOf } from './cpu-time.ts'
import { prepareProduct } from './product.ts'

/**
 * `npm run bench:growth`: start, memory, pages and hosts with 10, 1,000 and 10,000 shops of forty
 * products, copied from one. SHOPS=10,1000 in the environment is quicker.
 */
const counts = process.env['SHOPS']?.split(',').map(Number) ?? [10, 1000, 10_000]
const maxMegabytes = 600
const starts = 5
/** Of the first count's start, and of its memory without PostgreSQL's buffers. */
const maxGrowth = 1.1

const product = await prepareProduct()
let isTooMuch = false
let first: { start: number; memory: number } | undefined
try {
  const pattern = await openTheFirst()
  for (const count of counts) {
    const began = performance.now()
    await withDatabase((client) => copyShops(client, pattern, count))
    say(`${count} shops, written in ${Math.round((performance.now() - began) / 1000)} s`)
    const start = await startTime()
    const { visited, memory, buffers } = await measure(count)
    first ??= { start, memory }
    const grown = { start: start / first.start, memory: memory / first.memory }
    say(`  start ${Math.round(start)} ms, ${inWords(grown.start)}`)
    say(`  ${visited}`)
    say(`  memory ${Math.round(memory)} MB, ${inWords(grown.memory)}`)
    const all = memory + buffers
    say(`  and with what PostgreSQL keeps of its files ${Math.round(all)} MB (${maxMegabytes})`)
    isTooMuch ||= all > maxMegabytes || Math.max(grown.start, grown.memory) > maxGrowth
  }
} finally {
  await product.remove()
}
process.exit(isTooMuch ? 1 : 0)

async function openTheFirst(): Promise<string> {
  const server = await product.start({ DEMO: '0' })
  try {
    const origin = server.origin.replace('127.0.0.1', 'localhost')
    return (await openPattern(origin, productsOfShop)).storeId
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

function inWords(ratio: number): string {
  return `${ratio.toFixed(2)} of the first (${maxGrowth})`
}

/** @returns megabytes after the visits, apart from PostgreSQL's buffers and of these */
async function measure(count: number) {
  const server = await product.start({ DEMO: '0' })
  try {
    const visited = await visitShops(server.origin, count)
    const pids = processesOf(server.process.pid ?? 0, product.dataDir)
    const buffers = sharedMemoryOf(pids) ?? 0
    return { visited, memory: (memoryOf(pids) ?? 0) - buffers, buffers }
  } finally {
    await server.stop()
  }
}
