import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { createBusiestShops } from './busiest-shops.ts'

/** Counts of this process since its start. */
export const processMetrics = new Registry()

// Event loop, memory, garbage collection and processor time, under the names of all Node programs.
collectDefaultMetrics({ register: processMetrics, eventLoopMonitoringPrecision: 20 })

const registers = [processMetrics]

export const requestSeconds = new Histogram({
  name: 'vitrine_http_request_seconds',
  help: 'Time from a request to the end of its response, by kind of route. Pages from the cache are in vitrine_pages_total.',
  labelNames: ['kind'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})

export const requestsTotal = new Counter({
  name: 'vitrine_http_requests_total',
  help: 'Requests by kind of route and class of status. Pages from the cache are in vitrine_pages_total.',
  labelNames: ['kind', 'status'] as const,
  registers,
})

export const refusedTotal = new Counter({
  name: 'vitrine_refused_requests_total',
  help: 'Requests refused by a rate limit or because of load, by the limit.',
  labelNames: ['limit'] as const,
  registers,
})

export const querySeconds = new Histogram({
  name: 'vitrine_db_query_seconds',
  help: 'Time from sending a query to its result, by pool of connections.',
  labelNames: ['pool'] as const,
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 3],
  registers,
})

export const slowQueriesTotal = new Counter({
  name: 'vitrine_db_slow_queries_total',
  help: 'Queries that took longer than SLOW_QUERY_MS; the log names them.',
  registers,
})

export const workAttempts = new Counter({
  name: 'vitrine_due_work_attempts_total',
  help: 'Attempts of due work; broken ones ended without a recorded outcome and are retried.',
  labelNames: ['work', 'outcome'] as const,
  registers,
})

export const workFailures = new Counter({
  name: 'vitrine_due_work_failures_total',
  help: 'Tries that failed: to be retried, or given up for good.',
  labelNames: ['work', 'outcome'] as const,
  registers,
})

export const jobFailures = new Counter({
  name: 'vitrine_job_failures_total',
  help: 'Jobs that failed for good, by queue.',
  labelNames: ['queue'] as const,
  registers,
})

/** Written on the path of cached pages, where even a counter of prom-client would show. */
export const pageCounts = { memory: 0, rendered: 0, stale: 0 }

const pages = new Counter({
  name: 'vitrine_pages_total',
  help: 'Pages of shops: from memory, rendered, or shown from an older version because rendering failed.',
  labelNames: ['from'] as const,
  registers: [],
  collect() {
    this.reset()
    for (const [from, count] of Object.entries(pageCounts)) this.inc({ from }, count)
  },
})

export const busiestShops = createBusiestShops()

const shops = new Gauge({
  name: 'vitrine_shop_requests_last_minute',
  help: 'Requests of the last whole minute, of the ten shops that had most.',
  labelNames: ['store'] as const,
  registers: [],
  collect() {
    this.reset()
    for (const { storeId, requests } of busiestShops.list()) this.set({ store: storeId }, requests)
  },
})

processMetrics.registerMetric(pages)
processMetrics.registerMetric(shops)
