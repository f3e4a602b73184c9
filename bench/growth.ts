import { startEmbeddedPostgres } from '@vitrine/db/embedded-postgres.ts'
import { withClient } from '@vitrine/db/with-client.ts'
import { copyShops, openPattern } from '@vitrine/harness/many-shops.ts'
import { memoryOf, sharedMemoryOf } from '@vitrine/harness/memory-of.ts'
import {
  type ManyShops,
  percentile,
  productsOfShop,
  visitShops,
  visitsInWords,
} from '@vitrine/harness/visit-shops.ts'
import { Client } from 'pg'
import { say } from './catalogue/times-of.ts'
import { processesOf } from './cpu-time.ts'
import { prepareProduct, type Product } from './product.ts'

/**
 * `npm run bench:growth`: start, memory, pages and hosts with 10, 1,000 and 10,000 shops of forty
 * products, copied from one, each number in an installation of its own, which are measured in turn.
 * SHOPS=10,1000 in the environment is quicker.
 */
const counts = process.env['SHOPS']?.split(',').map(Number) ?? [10, 1000, 10_000]
const maxMegabytes = 600
const starts = 5
/** Of the first count's start, memory without PostgreSQL's buffers, and pages after an edit. */
const maxGrowth = 1.1

interface Installation {
  count: number
  product: Product
}

interface Memory {
  /** Megabytes apart from PostgreSQL's buffers. */
  own: number
  buffers: number
}

const installations: Installation[] = []
let isTooMuch = false
try {
  for (const count of counts) installations.push(await install(count))
  const started = await startTimes(installations)
  const { visited, memories } = await visitInTurn(installations)
  for (const [at, { count }] of installations.entries()) {
    const { own, buffers } = memories[at]!
    const growth = growthOf(visited[at]!, visited[0]!, 0.5)
    const growthOfSlow = growthOf(visited[at]!, visited[0]!, 0.95)
    const ratios = [
      started[at]! / started[0]!,
      own / memories[0]!.own,
      growth.get('after an edit')!,
    ] as const
    say(`${count} shops (at most ${maxGrowth} of the first)`)
    say(`  start ${Math.round(started[at]!)} ms, ${ratios[0].toFixed(2)}`)
    say(`  memory ${Math.round(own)} MB, ${ratios[1].toFixed(2)}`)
    say(
      `  and with what PostgreSQL keeps of its files ${Math.round(own + buffers)} MB (${maxMegabytes})`,
    )
    say(`  ${visitsInWords(visited[at]!)}`)
    say(`  medians: ${inWords(growth)}`)
    say(`  95th percentiles: ${inWords(growthOfSlow)}`)
    isTooMuch ||= own + buffers > maxMegabytes || Math.max(...ratios) > maxGrowth
  }
} finally {
  for (const { product } of installations) await product.remove()
}
process.exit(isTooMuch ? 1 : 0)

async function install(count: number): Promise<Installation> {
  const product = await prepareProduct()
  const pattern = await openTheFirst(product)
  await withDatabase(product, (client) => copyShops(client, pattern, count))
  return { count, product }
}

async function openTheFirst(product: Product): Promise<string> {
  const server = await product.start({ DEMO: '0' })
  try {
    const origin = server.origin.replace('127.0.0.1', 'localhost')
    return (await openPattern(origin, productsOfShop)).storeId
  } finally {
    await server.stop()
  }
}

async function withDatabase<Result>(
  { dataDir }: Product,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  try {
    return await withClient(postgres.url, work)
  } finally {
    await postgres.stop()
  }
}

/** @returns milliseconds, the quickest of several starts: what else the machine does only adds */
async function startTimes(all: readonly Installation[]): Promise<number[]> {
  const times = all.map((): number[] => [])
  for (let n = 0; n < starts; n += 1)
    for (const [at, { product }] of all.entries()) {
      const started = performance.now()
      const server = await product.start({ DEMO: '0' })
      times[at]!.push(performance.now() - started)
      await server.stop()
    }
  return times.map((of) => Math.min(...of))
}

/** @returns what was measured for each installation */
async function visitInTurn(all: readonly Installation[]) {
  const running: (ManyShops & { memory: () => Memory })[] = []
  const ends: (() => Promise<unknown>)[] = []
  try {
    for (const { count, product } of all) {
      const server = await product.start({ DEMO: '0' })
      ends.unshift(() => server.stop())
      const memory = () => memoryNow(processesOf(server.process.pid ?? 0, product.dataDir))
      running.push({ origin: server.origin, count, memory, client: await connect(product, ends) })
    }
    const visited = await visitShops(running)
    return { visited, memories: running.map(({ memory }) => memory()) }
  } finally {
    for (const end of ends) await end()
  }
}

/** A client beside the server that runs. */
async function connect({ dataDir }: Product, ends: (() => Promise<unknown>)[]): Promise<Client> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  ends.unshift(() => postgres.stop())
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  ends.unshift(() => client.end())
  return client
}

function memoryNow(pids: number[]): Memory {
  const buffers = sharedMemoryOf(pids) ?? 0
  return { own: (memoryOf(pids) ?? 0) - buffers, buffers }
}

type Times = ReadonlyMap<string, readonly number[]>

/** @returns the percentile of each kind of visit as a ratio of the first */
function growthOf(times: Times, first: Times, share: number): Map<string, number> {
  const ratioOf = (kind: string, of: readonly number[]) =>
    percentile(of, share) / percentile(first.get(kind)!, share)
  return new Map([...times].map(([kind, of]) => [kind, ratioOf(kind, of)]))
}

function inWords(growth: ReadonlyMap<string, number>): string {
  return [...growth].map(([kind, ratio]) => `${kind} ${ratio.toFixed(2)}`).join(', ')
}
