import { setTimeout as wait } from 'node:timers/promises'
import { type SalesReport, salesGroups } from '@vitrine/contract/sales/sales-report.ts'
import { startEmbeddedPostgres } from '@vitrine/db/embedded-postgres.ts'
import { insertRandomSales } from '@vitrine/db/testing/random-sales.ts'
import { openAnotherShop, openShop } from '@vitrine/harness/owner.ts'
import { Client } from 'pg'
import { countDifferences } from './analytics/differences.ts'
import { fillVisits } from './analytics/fill-visits.ts'
import { countProcessorOf, report, say, timesOf } from './catalogue/times-of.ts'
import { compare } from './compare.ts'
import { prepareProduct, teaHost } from './product.ts'

/**
 * `npm run bench:analytics`: reports of 100,000 random orders against sums by other SQL, reports
 * of a store with 1,000,000 orders and 50 million visits, and what counting visits costs a cached page.
 * BENCH_SCALE=0.1 reduces the orders to a tenth.
 */
const scale = Number(process.env['BENCH_SCALE'] ?? 1)
const maxMs = 150
const range = { from: '2023-12-01', to: '2026-11-25' }
const timeZone = 'America/New_York'

const product = await prepareProduct()
const server = await product.start({}, { everyCore: true })
const origin = server.origin.replace('127.0.0.1', 'localhost')
try {
  countProcessorOf(server.process.pid ?? 0, product.dataDir)
  const small = await openShop(origin, { name: 'small', country: 'US', currency: 'EUR' })
  const big = await openAnotherShop(origin, small, { name: 'big', country: 'US', currency: 'EUR' })
  const postgres = await startEmbeddedPostgres({ dataDir: product.dataDir })
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  try {
    const reader = (owner: typeof small) => reportsOf(origin, owner)
    const count = Math.round(100_000 * scale)
    await insertRandomSales(client, { storeId: small.storeId, count, seed: 0.5, ...range })
    await summed(client, small.storeId)
    const { figures, differences } = await countDifferences(client, {
      storeId: small.storeId,
      timeZone,
      read: (query) => reader(small)('get-sales-report', query),
    })
    say(
      `${count} random orders, ${figures} figures against a recount: ${differences} differences (0)`,
    )

    const many = Math.round(1_000_000 * scale)
    const started = Date.now()
    await insertRandomSales(client, { storeId: big.storeId, count: many, seed: 0.7, ...range })
    await fillVisits(client, big.storeId)
    say(`${many} orders written in ${Math.round((Date.now() - started) / 1000)} s`)
    say(`  and summed in ${await summed(client, big.storeId)} s`)
    await client.query('VACUUM ANALYZE')
    await measureReports(reader(big))
  } finally {
    await client.end()
    await postgres.stop()
  }
} finally {
  await server.stop()
}
try {
  await measureCost()
} finally {
  await product.remove()
}

type Read = (call: string, query?: Record<string, string>) => Promise<SalesReport>

function reportsOf(at: string, { storeId, headers }: Awaited<ReturnType<typeof openShop>>): Read {
  return async (call, query = {}) => {
    const search = new URLSearchParams({ storeId, ...query }).toString()
    const answer = await fetch(`${at}/api/analytics/${call}?${search}`, { headers })
    if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as SalesReport
  }
}

/** Waits until the job has summed every day. @returns seconds */
async function summed(client: Client, storeId: string): Promise<number> {
  const started = Date.now()
  for (const until = started + 900_000; Date.now() < until; await wait(250)) {
    const { rows } = await client.query<{ left: string }>(
      'SELECT count(*) AS left FROM sales_changes WHERE store_id = $1',
      [storeId],
    )
    if (rows[0]?.left === '0') return Math.round((Date.now() - started) / 1000)
  }
  throw new Error('The sales were not summed within 15 minutes.')
}

async function measureReports(read: Read) {
  for (const groupBy of salesGroups)
    report(
      `sales by ${groupBy}, any range, compared`,
      await timesOf((turn) => read('get-sales-report', { ...rangeOf(turn), groupBy })),
      maxMs,
    )
  report(
    'visits, any range, compared',
    await timesOf((turn) => read('get-visits-report', rangeOf(turn))),
    maxMs,
  )
  report('live view', await timesOf(() => read('get-live-view')), maxMs)
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** From one day to three years, beginning on any day. */
function rangeOf(turn: number): Record<string, string> {
  const first = Date.parse(range.from) + ((turn * 37) % 1000) * 86_400_000
  const last = Math.min(first + ((turn * 101) % 1090) * 86_400_000, Date.parse(range.to))
  return { from: day(first), to: day(last), compare: turn % 2 ? 'year' : 'previous' }
}

async function measureCost() {
  const counting = await product.start()
  const silent = await product.start({ VISITS: '0' })
  try {
    const page = { host: teaHost, name: 'cached product page' }
    const at = ({ origin: of, process: { pid = 0 } }: typeof counting) => ({
      ...page,
      url: `${of}/product/sencha`,
      pid,
    })
    const { ratio, cpuRatio, ours } = await compare(at(counting), at(silent))
    say(
      `counting visits of a cached page: ${ratio.toFixed(3)} of the speed without, ` +
        `${cpuRatio.toFixed(3)} in processor time (limit ≥ 0.98), ${Math.round(ours.requestsPerSecond)}/s`,
    )
  } finally {
    await counting.stop()
    await silent.stop()
  }
}
