import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '@vitrine/db/database.ts'
import { startEmbeddedPostgres } from '@vitrine/db/embedded-postgres.ts'
import { migrateDatabase } from '@vitrine/db/migrate.ts'
import { withClient } from '@vitrine/db/with-client.ts'
import type { Due, DueWork } from '../apps/server/src/platform/jobs/due-work.ts'
import { mailWork } from '../apps/server/src/post/outbox/mail-work.ts'
import { webhookWork } from '../apps/server/src/post/webhooks/webhook-work.ts'
import { cleanWork } from '../apps/server/src/provider/lifecycle/exports/clean-work.ts'
import { exportWork } from '../apps/server/src/provider/lifecycle/exports/export-work.ts'
import { signalWork } from '../apps/server/src/provider/signals/signal-work.ts'
import { paymentWork } from '../apps/server/src/sales/payments/payment-work.ts'
import { reminderWork } from '../apps/server/src/sales/recovery/reminder-work.ts'
import { salesWork } from '../apps/server/src/sales/report/sales-work.ts'
import { domainCheckWork } from '../apps/server/src/shop/domains/checks/check-work.ts'
import { say } from './catalogue/times-of.ts'
import { cpuTimeOf, processesOf } from './cpu-time.ts'

/**
 * `npm run bench:due-work`: what a pass over due work costs with 100,000 idle shops, 200,000 waiting
 * emails and 100,000 due webhooks, however they spread over the shops.
 */
const shops = 100_000
const maxMs = 10
/** Of a core, while nothing is due. */
const maxIdle = 0.01

const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-due-'))
// PostgreSQL may run as another user, who needs access.
await chmod(folder, 0o755)
const embedded = await startEmbeddedPostgres({ dataDir: folder })
const db = openDatabase(embedded.url)
let missed = 0
try {
  await migrateDatabase(embedded.url)
  await fill(`INSERT INTO stores (id, name, currency, country, store_domain)
    SELECT gen_random_uuid(), 'Shop', 'EUR', 'DE', 'shop-' || n || '.localhost'
    FROM generate_series(1, ${shops}) n`)
  await fill('INSERT INTO store_roots (store_id) SELECT id FROM stores')
  say(`${shops} shops`)
  await idle()
  for (const among of [1, 1000, shops]) {
    const times = Math.round(200_000 / among)
    await fill(mails({ among, times, due: "now() + interval '1 hour'" }))
    await pass(`200,000 emails of ${among} shops, none due`, 0)
    await fill(
      `UPDATE outbox SET try_at = now() WHERE id = (SELECT max(id::text)::uuid FROM outbox)`,
    )
    await pass(`200,000 emails of ${among} shops, one due`, 1)
    await fill('UPDATE outbox SET try_at = now()')
    await pass(`200,000 emails of ${among} shops, all due`, 3)
    await fill('TRUNCATE outbox CASCADE')
    await fill(deliveries({ among, times: Math.round(100_000 / among) }))
    await pass(`100,000 webhooks of ${among} shops, all due`, 4)
    await fill('TRUNCATE webhook_deliveries')
  }
} finally {
  await db.close()
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit(missed > 0 ? 1 : 0)

/** Without triggers and keys, which would take an hour. */
async function fill(statement: string): Promise<void> {
  await withClient(embedded.url, async (client) => {
    await client.query('SET session_replication_role = replica')
    await client.query(statement)
    await client.query('VACUUM ANALYZE')
    // Its writing is no part of a pass.
    await client.query('CHECKPOINT')
  })
}

interface Waiting {
  /** Number of shops that have some. */
  among: number
  times: number
}

function mails({ among, times, due }: Waiting & { due: string }): string {
  return `INSERT INTO outbox (store_id, id, kind, payload, try_at)
    SELECT id, gen_random_uuid(), 'order_shipped', '{}', ${due}
    FROM (SELECT id FROM stores LIMIT ${among}) s, generate_series(1, ${times})`
}

function deliveries({ among, times }: Waiting): string {
  return `INSERT INTO webhook_deliveries
      (store_id, id, webhook_id, event_id, event, payload, most_tries)
    SELECT id, gen_random_uuid(), id, gen_random_uuid(), 'order.created', '{}', 8
    FROM (SELECT id FROM stores LIMIT ${among}) s, generate_series(1, ${times})`
}

function everyWork(): DueWork<Due>[] {
  // Only their lists are read, which need nothing else.
  const parts = { db, now: () => new Date() } as never
  return [
    mailWork(parts),
    webhookWork(parts),
    reminderWork(parts),
    salesWork(parts),
    signalWork(parts),
    exportWork(parts),
    cleanWork(parts),
    domainCheckWork(parts),
    paymentWork(parts),
  ] as DueWork<Due>[]
}

async function list({ list, atOnce }: DueWork<Due>): Promise<Due[]> {
  const { ofStore, ofAll } = atOnce
  return await list(
    { now: new Date(), fullStores: [], eachStore: ofStore, max: ofStore * ofAll },
    [],
  )
}

async function idle(): Promise<void> {
  const works = everyWork()
  const passes = 200
  for (const work of works) await list(work)
  const pids = [process.pid, ...processesOf(embedded.pid)]
  const before = cpuTimeOf(pids)
  for (let n = 0; n < passes; n += 1) for (const work of works) await list(work)
  const share = (cpuTimeOf(pids) - before) / passes / 1000
  const verdict = share <= maxIdle ? 'ok' : 'MISSED'
  if (share > maxIdle) missed += 1
  say(`all idle: ${(share * 100).toFixed(2)} % of a core with a pass a second (1) ${verdict}`)
}

async function timesOf(work: DueWork<Due>): Promise<{ p50: number; p95: number }> {
  const times: number[] = []
  for (let n = 0; n < 210; n += 1) {
    const started = performance.now()
    await list(work)
    if (n >= 10) times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  return { p50: times[100] ?? 0, p95: times[190] ?? 0 }
}

async function pass(name: string, atLeast: number): Promise<void> {
  const work = everyWork()[name.includes('webhooks') ? 1 : 0]!
  const found = await list(work)
  if (found.length < atLeast) throw new Error(`${name}: ${found.length} were listed`)
  const { p50, p95 } = await timesOf(work)
  const verdict = p95 <= maxMs ? 'ok' : 'MISSED'
  if (p95 > maxMs) missed += 1
  say(
    `${name.padEnd(48)} p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  (${maxMs}) ${verdict}`,
  )
}
