import { setTimeout as wait } from 'node:timers/promises'
import {
  findInstalledPostgres,
  type InstalledPostgres,
  startInstalledPostgres,
} from '@vitrine/db/testing/installed-postgres.ts'
import { onServer } from '@vitrine/db/testing/server.ts'
import { requireDone } from '@vitrine/harness/ask.ts'
import { openShop, type Owner } from '@vitrine/harness/owner.ts'
import { Product } from '@vitrine/harness/product.ts'
import type { Report } from '../report.ts'
import { waitUntil } from '../wait-until.ts'
import { Standby } from './standby.ts'
import { visitThrough } from './visit-through.ts'

const password = 'administrator'
const products = 60
const edits = 20

interface Stage {
  postgres: InstalledPostgres
  standby: Standby
  server: Product
  shop: Owner
}

/** One process whose pages come from a streaming standby. */
export async function pagesFromStandby(report: Report): Promise<void> {
  report.heading('Pages from a streaming standby')
  const bin = findInstalledPostgres().at(-1)
  if (bin === undefined) {
    report.heading('left out: no PostgreSQL is installed')
    return
  }
  const postgres = await startInstalledPostgres(bin)
  await onServer(postgres.url, 'CREATE DATABASE vitrine')
  const host = decodeURIComponent(/host=([^&]+)/.exec(postgres.url)![1]!)
  const standby = await Standby.start({ bin, host, password })
  const server = await Product.prepare({
    DATABASE_URL: postgres.url.replace('/postgres?', '/vitrine?'),
    DATABASE_READ_URL: standby.urlOf('vitrine'),
  })
  try {
    await server.start()
    const shop = await openShop(server.origin)
    const stage = { postgres, standby, server, shop }
    for (let n = 1; n <= products; n += 1) await addProduct(stage, `Tea ${n}`)
    await report.journey('pages are read from it', () => readThere(stage))
    await report.journey('an edit shows on the next request', () => edited(stage))
    await report.journey('while it replays nothing, edits show and pages come', () => paused(stage))
    await report.journey('while it is down, edits show and pages come', () => downed(stage))
  } finally {
    await server.remove()
    await standby.remove()
    await postgres.stop()
  }
}

async function addProduct({ server, shop }: Stage, name: string): Promise<void> {
  const values = { storeId: shop.storeId, name, price: 9 }
  await requireDone(`${server.origin}/api/products/add-product`, values, shop.headers)
}

/** @returns how many transactions the application had there */
async function countReads({ standby }: Stage): Promise<number> {
  // An idle connection reports its counts after ten seconds.
  await wait(11_000)
  const text = `SELECT xact_commit::int AS count FROM pg_stat_database WHERE datname = 'vitrine'`
  const [row] = await standby.ask<{ count: number }>(text, password)
  return row!.count
}

/** @returns milliseconds of the slowest */
async function visitAll({ server, shop }: Stage): Promise<number> {
  let slowest = 0
  for (let n = 1; n <= products; n += 1) {
    const started = performance.now()
    const path = `/product/tea-${n}`
    const { status } = await visitThrough(server.origin, shop.storeDomain, path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    slowest = Math.max(slowest, performance.now() - started)
  }
  return Math.round(slowest)
}

async function readThere(stage: Stage): Promise<string> {
  await caughtUp(stage)
  const before = await countReads(stage)
  const slowest = await visitAll(stage)
  const reads = (await countReads(stage)) - before
  const detail = `${reads} transactions there for ${products} pages, the slowest in ${slowest} ms`
  if (reads < products / 2) throw new Error(detail)
  return detail
}

async function caughtUp({ postgres, standby }: Stage): Promise<void> {
  const { rows } = await onServer(postgres.url, 'SELECT pg_current_wal_lsn()::text AS at')
  const text = `SELECT pg_last_wal_replay_lsn() >= '${String(rows[0]!['at'])}' AS done`
  const isDone = async () => (await standby.ask<{ done: boolean }>(text, password))[0]!.done
  await waitUntil('the standby', isDone, { seconds: 30, everyMs: 50 })
}

async function edited(stage: Stage, title = 'Edit'): Promise<string> {
  const { server, shop } = stage
  let slowest = 0
  for (let n = 1; n <= edits; n += 1) {
    const name = `${title} ${n}.`
    await addProduct(stage, name)
    const started = performance.now()
    const { html } = await visitThrough(server.origin, shop.storeDomain, '/shop')
    slowest = Math.max(slowest, performance.now() - started)
    if (!html.includes(name)) throw new Error(`${name} did not show`)
  }
  return `${edits} of ${edits}, the slowest page in ${Math.round(slowest)} ms`
}

async function paused(stage: Stage): Promise<string> {
  await stage.standby.ask('SELECT pg_wal_replay_pause()', password)
  const detail = await edited(stage, 'Paused')
  await stage.standby.ask('SELECT pg_wal_replay_resume()', password)
  return `${detail}; ${await usedAgain(stage)}`
}

async function downed(stage: Stage): Promise<string> {
  await stage.standby.stop()
  const detail = await edited(stage, 'Down')
  const slowest = await visitAll(stage)
  await stage.standby.start()
  return `${detail}, of ${products} others in ${slowest} ms; ${await usedAgain(stage)}`
}

async function usedAgain(stage: Stage): Promise<string> {
  await addProduct(stage, 'Afterwards')
  await caughtUp(stage)
  const before = await countReads(stage)
  await visitAll(stage)
  const reads = (await countReads(stage)) - before
  if (reads < products / 2) throw new Error(`afterwards only ${reads} transactions there`)
  return 'used again afterwards'
}
