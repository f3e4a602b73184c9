import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { inStore } from '@vitrine/db/in-store.ts'
import { emptyDatabaseUrl } from '@vitrine/db/testing/test-database.ts'
import { openShop, type Owner } from '@vitrine/harness/owner.ts'
import { domains } from '@vitrine/db/schema/stores.ts'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { processMetrics } from '../platform/metrics/metrics.ts'
import { withFacts } from '../platform/request-facts.ts'
import { startServer } from '../start-server.ts'

const deploy = path.resolve(import.meta.dirname, '../../../../deploy')

async function aServer(environment: Record<string, string> = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-metrics-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const lines: string[] = []
  const server = await startServer(
    readConfig({
      DATABASE_URL: await emptyDatabaseUrl(),
      DATA_DIR: dataDir,
      DEMO: '0',
      PORT: '0',
      INTERNAL_PORT: '0',
      ...environment,
    }),
    createLog({ json: true, write: (line) => lines.push(line) }),
  )
  onTestFinished(() => server.stop())
  const read = async () => {
    const answer = await fetch(`http://127.0.0.1:${server.internalPort}/metrics`)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    return await answer.text()
  }
  return { server, read, lines, origin: `http://localhost:${server.port}` }
}

async function visit(origin: string, host: string, url = '/') {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${origin}${url}`, { headers: { host, 'accept-encoding': 'gzip' } }, resolve).on(
      'error',
      reject,
    )
  })
  await text(answer)
  return answer.statusCode
}

/** @returns the value of a series as Prometheus would read it, 0 when it is missing */
function valueOf(metrics: string, series: string): number {
  const line = metrics.split('\n').find((each) => each.startsWith(`${series} `))
  return Number(line?.slice(series.length + 1) ?? 0)
}

test('an operator sees requests, pages, work, connections and domains', async () => {
  const { server, read, origin } = await aServer()
  const before = await processMetrics.metrics()
  const { storeId, storeDomain } = await openShop(origin)
  for (let at = 0; at < 3; at += 1) expect(await visit(origin, storeDomain)).toBe(200)
  expect(await visit(origin, 'nobody.example')).toBe(404)
  await server.services.db.platform
    .insert(domains)
    .values([
      aDomain(storeId, 'ends.example', { certificateEndsAt: '2027-01-31T00:00:00.000Z' }),
      { ...aDomain(storeId, 'fails.example', {}), failingSince: new Date('2026-11-01T00:00:00Z') },
    ])

  const after = await read()

  const grown = (series: string) => valueOf(after, series) - valueOf(before, series)
  expect(grown('vitrine_pages_total{from="rendered"}')).toBe(1)
  expect(grown('vitrine_pages_total{from="memory"}')).toBe(2)
  expect(grown('vitrine_http_requests_total{kind="page",status="2xx"}')).toBe(1)
  expect(grown('vitrine_http_requests_total{kind="unknown host",status="4xx"}')).toBe(1)
  expect(grown('vitrine_http_requests_total{kind="sign-in",status="2xx"}')).toBeGreaterThan(0)
  expect(grown('vitrine_http_request_seconds_count{kind="page"}')).toBe(1)
  expect(grown('vitrine_db_query_seconds_count{pool="reads"}')).toBeGreaterThan(0)
  expect(valueOf(after, 'vitrine_database_up')).toBe(1)
  expect(after).toContain('vitrine_due_work_age_seconds{work="emails"}')
  expect(valueOf(after, 'vitrine_domains{state="failing"}')).toBe(1)
  expect(valueOf(after, 'vitrine_certificate_end_timestamp_seconds{domain="ends.example"}')).toBe(
    Date.parse('2027-01-31T00:00:00Z') / 1000,
  )
  expect(
    valueOf(after, 'vitrine_domain_failing_since_timestamp_seconds{domain="fails.example"}'),
  ).toBe(Date.parse('2026-11-01T00:00:00Z') / 1000)
})

const aDomain = (storeId: Owner['storeId'], domain: string, findings: object) => ({
  storeId,
  domain,
  status: 'verified' as const,
  findings: { shape: 1, ...findings },
  nextCheckAt: new Date('2100-01-01T00:00:00Z'),
})

test('every metric that the alerts and the dashboard name exists', async () => {
  const { read } = await aServer()
  const names = new Set(
    [...(await read()).matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  )
  // Prometheus itself makes this one.
  names.add('up')

  for (const file of ['prometheus/alerts.yml', 'grafana/vitrine.json']) {
    const shown = expressionsOf(file, await readFile(path.join(deploy, file), 'utf8'))
    expect(shown.length).toBeGreaterThan(10)
    for (const expression of shown)
      for (const name of metricsIn(expression))
        expect([expression, names.has(name)]).toEqual([expression, true])
  }
})

function expressionsOf(file: string, words: string): string[] {
  if (file.endsWith('.yml'))
    return [...words.matchAll(/^\s+expr: (.+)$/gm)].map(([, expression]) => expression!)
  const { panels } = JSON.parse(words) as { panels: { targets: { expr: string }[] }[] }
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
}

const functions = /^(?:sum|min|max|by|rate|increase|histogram_quantile|topk|sort|sort_desc|time)$/

function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\bby\s*\([^)]*\)/g, ' ')
  const names = [...bare.matchAll(/[a-z_]\w*/gi)].map(([name]) => name)
  return names.filter((name) => !functions.test(name))
}

test('a slow query is named with its store and its time, without its values', async () => {
  const { server, lines, origin, read } = await aServer({ SLOW_QUERY_MS: '60' })
  const { storeId } = await openShop(origin)
  await withFacts({ requestId: 'r-1', storeId }, () =>
    inStore(server.services.db, storeId, (tx) =>
      tx.execute(sql`SELECT pg_sleep(0.1), ${'mei@tea.example'}::text, 'tea for two'`),
    ),
  )

  const slow = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(slow).toContainEqual({
    time: expect.any(String) as string,
    level: 'warn',
    message: 'A query was slow.',
    requestId: 'r-1',
    storeId,
    query: 'SELECT pg_sleep(?), $1::text, ?',
    ms: expect.any(Number) as number,
    pool: 'writes',
  })
  const text = JSON.stringify(slow.filter(({ message }) => message === 'A query was slow.'))
  expect(text).not.toMatch(/mei@tea|tea for two/)
  expect(valueOf(await read(), 'vitrine_db_slow_queries_total')).toBeGreaterThan(0)
})

test('without its database a server still shows how it is', async () => {
  const { server, read } = await aServer()
  await server.services.db.close()
  const metrics = await read()
  expect(valueOf(metrics, 'vitrine_database_up')).toBe(0)
  expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds')
})
