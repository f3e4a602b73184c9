import { type Database, besideTransactions } from '@vitrine/db/database.ts'
import { Gauge, Registry } from 'prom-client'
import type { JobQueue } from '../platform/jobs/jobs.ts'
import { errorFields, type Log } from '../platform/log.ts'
import { processMetrics } from '../platform/metrics/metrics.ts'
import { readDomainStates } from './domain-states.ts'
import { readQueueAges } from './queue-ages.ts'

interface ServerMetricsParts {
  db: Database
  jobs: Pick<JobQueue, 'ages'>
  log: Log
  now: () => Date
}

/** Several collectors within this time share one look into the database. */
const lookLastsMs = 5000

/**
 * Returns a function that writes all metrics as Prometheus reads them. While the database is out of
 * reach it leaves out what is read from there.
 */
export function createServerMetrics({
  db,
  jobs,
  log,
  now,
}: ServerMetricsParts): () => Promise<string> {
  const registry = new Registry()
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })

  const connections = gauge('vitrine_db_connections', 'Connections of a pool, by their state.', [
    'pool',
    'state',
  ])
  const pending = gauge('vitrine_db_pool_waiting', 'Queries that wait for a connection.', ['pool'])
  const isUp = gauge('vitrine_database_up', '1 if the last look into the database succeeded.')
  const ages = gauge(
    'vitrine_due_work_age_seconds',
    'Time since the oldest waiting row of due work was due; 0 when nothing waits.',
    ['work'],
  )
  const waiting = gauge('vitrine_due_work_waiting', 'Rows of due work that wait, up to 10,000.', [
    'work',
  ])
  const jobAges = gauge('vitrine_job_age_seconds', 'Time since the oldest waiting job was due.', [
    'queue',
  ])
  const domains = gauge('vitrine_domains', "Shops' own domains by state.", ['state'])
  const failing = gauge(
    'vitrine_domain_failing_since_timestamp_seconds',
    'Since when a live domain fails; the ten that fail longest.',
    ['domain'],
  )
  const certificates = gauge(
    'vitrine_certificate_end_timestamp_seconds',
    'When the certificate of a domain ends; the ten that end first.',
    ['domain'],
  )

  function showPools() {
    const pools = {
      writes: db.pool,
      reads: db.reads,
      ...(db.replica && { replica: db.replica.pool }),
    }
    for (const [pool, of] of Object.entries(pools)) {
      connections.set({ pool, state: 'idle' }, of.idleCount)
      connections.set({ pool, state: 'busy' }, of.totalCount - of.idleCount)
      pending.set({ pool }, of.waitingCount)
    }
  }

  async function look() {
    const [queues, ofJobs, states] = await Promise.all([
      readQueueAges(besideTransactions(db), now()),
      jobs.ages(),
      readDomainStates(besideTransactions(db)),
    ])
    for (const each of [ages, waiting, jobAges, domains, failing, certificates]) each.reset()
    for (const queue of queues) {
      ages.set({ work: queue.work }, queue.seconds)
      waiting.set({ work: queue.work }, queue.waiting)
    }
    for (const { queue, seconds } of ofJobs) jobAges.set({ queue }, seconds)
    for (const state of ['pending', 'verified', 'failing']) domains.set({ state }, 0)
    for (const { state, domains: count } of states.counts) domains.set({ state }, count)
    for (const { domain, since } of states.failing) failing.set({ domain }, since)
    for (const { domain, endsAt } of states.certificates) certificates.set({ domain }, endsAt)
    isUp.set(1)
  }

  async function lookSafely() {
    await look().catch((error: unknown) => {
      for (const each of [ages, waiting, jobAges, domains, failing, certificates]) each.reset()
      isUp.set(0)
      log.warn('The metrics of the database could not be read.', errorFields(error))
    })
  }

  let looked: { at: number; done: Promise<void> } | undefined

  return async () => {
    if (!looked || performance.now() - looked.at > lookLastsMs)
      looked = { at: performance.now(), done: lookSafely() }
    await looked.done
    showPools()
    return await Registry.merge([processMetrics, registry]).metrics()
  }
}
