import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { openDatabase } from '@vitrine/db/database.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startShop } from '../../testing/start-shop.ts'
import { watchQueries } from '../metrics/watch-queries.ts'
import { inSpan, startSpan, startTracing } from './tracing.ts'

const shop = startShop({ storefront: async () => new Response('a page') })

interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
}
interface Span {
  name: string
  spanId: string
  parentSpanId?: string
  traceId: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

/** A collector as OpenTelemetry's protocol describes it. */
async function aCollector() {
  const spans: Span[] = []
  const paths: (string | undefined)[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      paths.push(request.url)
      for (const { scopeSpans } of (body as Sent).resourceSpans)
        spans.push(...scopeSpans.flatMap((each) => each.spans))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { spans, paths, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('a request and what it does are one trace, which names the store and no secret', async () => {
  const { spans, paths, endpoint } = await aCollector()
  const store = await shop.aStore()
  const stop = await startTracing(endpoint)

  const answer = await shop.fetch('/checkout/thank-you/a-secret-token', {
    host: store.storeDomain,
    method: 'POST',
  })
  const { db } = shop.services
  await inSpan('emails', {}, async () => await inSpan('query', {}, () => db.pool.query('SELECT 1')))
  await stop()

  expect(new Set(paths)).toEqual(new Set(['/v1/traces']))
  const request = spans.find(({ name }) => name === 'POST form')!
  const values = Object.fromEntries(
    request.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  )
  expect(values).toMatchObject({
    'vitrine.store': store.storeId,
    'vitrine.request': answer.headers.get('x-request-id'),
    'http.response.status_code': answer.status,
  })
  expect(JSON.stringify(spans)).not.toContain('a-secret-token')
  const [inner, outer] = ['query', 'emails'].map((each) => spans.find(({ name }) => name === each)!)
  expect(inner).toMatchObject({ traceId: outer!.traceId, parentSpanId: outer!.spanId })
})

test('a query is a span of the request that sent it', async () => {
  const { spans, endpoint } = await aCollector()
  const db = openDatabase(inject('databaseUrl'), {
    onQuery: watchQueries(shop.services.log, 60_000),
  })
  onTestFinished(() => db.close())
  const stop = await startTracing(endpoint)
  await inSpan('page', {}, () => db.pool.query("SELECT 'mei@tea.example' AS email"))
  await stop()

  const page = spans.find(({ name }) => name === 'page')!
  const query = spans.find(({ name }) => name === 'SELECT ? AS email')
  expect(query).toMatchObject({ parentSpanId: page.spanId, traceId: page.traceId })
})

test('while traces are off there are no spans', async () => {
  expect(startSpan('request')).toBeUndefined()
  expect(await inSpan('request', {}, async () => 'tea')).toBe('tea')
})
