import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { storeChanged } from '@vitrine/db/store-version.ts'
import type { Client } from 'pg'

const visits = 400
const fewest = 10
/** Until a process received the notification of an edit. */
const receivedMs = 50

/** Enough that each visit is of another page where there are ten shops. */
export const productsOfShop: number = visits / fewest

export interface ManyShops {
  origin: string
  /** Copies of a shop, 10 or more, with `productsOfShop` or more products each. */
  count: number
  /** For edits. */
  client: Client
}

/**
 * Visits as many pages of products, each shop with as many others between as possible, and each
 * installation in turn, so that what else the machine does slows all of them. A first visit is
 * mostly one to a known shop where there are few, and to an unknown one where there are many; a page
 * after an edit of its shop is rendered again in either case.
 * @returns milliseconds in the order of size of each kind of visit, for each installation
 */
export async function visitShops(all: readonly ManyShops[]): Promise<Map<string, number[]>[]> {
  const product = ({ origin, count }: ManyShops, n: number) =>
    visit(origin, hostOf(count, n), `/product/tea-${teaOf(n)}-of-the-garden`)
  const search = ({ origin, count }: ManyShops, n: number) =>
    visit(origin, hostOf(count, n), `/search/tea%20${teaOf(n)}`)
  const unknown = ({ origin }: ManyShops, n: number) =>
    visit(origin, `nobody-${n}.localhost`, '/', 404)
  for (const { origin } of all)
    for (let n = 0; n < 30; n += 1) await visit(origin, 'shop-1.localhost', '/')
  const kinds = [
    ['a page for the first time', await timesOf(all, product)],
    ['again', await timesOf(all, product, { rounds: 10 })],
    ['after an edit', await timesOf(all, product, { prepare: edit })],
    ['a search', await timesOf(all, search)],
    ['a host without a shop', await timesOf(all, unknown)],
  ] as const
  return all.map((_, at) => new Map(kinds.map(([kind, times]) => [kind, times[at]!])))
}

/** @returns the median and the 95th percentile of each kind of visit */
export function visitsInWords(kinds: ReadonlyMap<string, readonly number[]>): string {
  return [...kinds]
    .map(([kind, times]) => {
      const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(1))
      return `${kind} p50 ${p50} p95 ${p95} ms`
    })
    .join(', ')
}

/** @param times in the order of size */
export function percentile(times: readonly number[], share: number): number {
  return times[Math.floor(times.length * share)] ?? NaN
}

function hostOf(count: number, n: number): string {
  const step = Math.max(1, Math.floor(count / visits))
  return `shop-${1 + ((n * step) % count)}.localhost`
}

const teaOf = (n: number) => 1 + (Math.floor(n / fewest) % productsOfShop)

/** Raises the shop's version and notifies the processes, as an edit does. */
async function edit({ client, count }: ManyShops, n: number): Promise<void> {
  await client.query(
    `UPDATE stores SET version = version + 1 WHERE store_domain = $1
     RETURNING pg_notify($2, id::text)`,
    [hostOf(count, n), storeChanged],
  )
  await wait(receivedMs)
}

type Act = (shops: ManyShops, n: number) => Promise<void>

interface Rounds {
  prepare?: Act
  /** How often each page is visited: more even out the pauses of a process. */
  rounds?: number
}

async function timesOf(
  all: readonly ManyShops[],
  act: Act,
  { prepare, rounds = 1 }: Rounds = {},
): Promise<number[][]> {
  const times = all.map((): number[] => [])
  for (let n = 0; n < visits * rounds; n += 1)
    for (let turn = 0; turn < all.length; turn += 1) {
      // Each installation is first in a turn equally often.
      const at = (n + turn) % all.length
      await prepare?.(all[at]!, n % visits)
      const began = performance.now()
      await act(all[at]!, n % visits)
      times[at]!.push(performance.now() - began)
    }
  return times.map((of) => of.toSorted((a, b) => a - b))
}

async function visit(origin: string, host: string, path: string, expected = 200): Promise<void> {
  const status = await new Promise<number>((resolve, reject) => {
    get(`${origin}${path}`, { headers: { host } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    }).on('error', reject)
  })
  if (status !== expected) throw new Error(`${host}${path} answered ${status}`)
}
