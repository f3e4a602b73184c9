import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { newId } from '@vitrine/db/new-id.ts'
import { afterAll, expect, test } from 'vitest'
import { startShop } from '../../testing/start-shop.ts'
import { listen } from '../http/listen.ts'
import { createLimiter } from '../limits/limiter.ts'
import { createWorkLimit } from './work-limit.ts'

const shop = startShop({ storefront: async () => new Response('a page') })
const { db, hosts, config, log, now } = shop.services
const secret = newId()

/** Two servers on one database, as two processes are. */
const [server, another] = await Promise.all([aServer(), aServer()])
const agent = new Agent({ keepAlive: true, maxSockets: 500 })
afterAll(async () => {
  agent.destroy()
  await Promise.all([server.stop(), another.stop()])
})

async function aServer() {
  const limiter = createLimiter({ pool: db.pool, now, secret, factor: 1, log })
  return await listen(
    shop.app,
    { ...config, port: 0 },
    {
      log,
      limits: { maxWaitMs: 60_000, standingWaitMs: 60_000 },
      knownHost: (host) => hosts.known(host),
      storeOf: (host) => hosts.peek(host),
      limitWork: createWorkLimit(limiter),
    },
  )
}

interface Visit {
  from: string
  to?: { port: number }
  method?: string
  path?: string
}

async function visit(host: string, { from, to = server, method = 'GET', path = '/x' }: Visit) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = { host: '127.0.0.1', port: to.port, agent, localAddress: from, method, path }
    request({ ...sent, headers: { host } }, resolve)
      .on('error', reject)
      .end()
  })
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

async function visitTimes(times: number, host: string, of: Visit) {
  const all = await Promise.all(Array.from({ length: times }, () => visit(host, of)))
  return all.filter(({ status }) => status === 200).length
}

async function aShopInMemory() {
  const { storeDomain } = await shop.aStore()
  await hosts.resolve(storeDomain)
  return storeDomain
}

test('an address that asks too much of one shop waits a minute, at every process and no other shop', async () => {
  const [tea, cups] = [await aShopInMemory(), await aShopInMemory()]
  const greedy = '127.0.3.1'

  expect(await visitTimes(140, tea, { from: greedy })).toBe(30)

  const refused = await visit(tea, { from: greedy })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
  expect(refused.body).toContain('Please wait a little')
  const call = await visit(tea, { from: greedy, path: '/api/products/fetch-products' })
  expect(JSON.parse(call.body)).toMatchObject({ code: 'too_many_attempts' })
  expect(await visitTimes(5, tea, { from: '127.0.3.2' })).toBe(5)
  expect(await visitTimes(5, cups, { from: greedy })).toBe(5)
  await expect
    .poll(async () => (await visit(tea, { from: greedy, to: another })).status, { timeout: 6000 })
    .toBe(429)
})

test('a refusal comes a second later, so that asking again at once is slow', async () => {
  const tea = await aShopInMemory()
  await visitTimes(40, tea, { from: '127.0.3.3' })
  const started = performance.now()
  await visit(tea, { from: '127.0.3.3' })
  expect(performance.now() - started).toBeGreaterThan(900)
})

test('a shop that many addresses attack goes on taking orders, and its neighbour everything', async () => {
  const [tea, cups] = [await aShopInMemory(), await aShopInMemory()]
  const crowd = await Promise.all(
    Array.from({ length: 8 }, (_, at) => visitTimes(80, tea, { from: `127.0.4.${at + 1}` })),
  )
  expect(crowd.reduce((sum, done) => sum + done, 0)).toBe(60)

  const shopper = { from: '127.0.5.1' }
  expect((await visit(tea, shopper)).status).toBe(429)
  for (const path of ['/api/checkout/quote', '/api/checkout/place-order', '/checkout'])
    expect((await visit(tea, { ...shopper, method: 'POST', path })).status).not.toBe(429)
  expect((await visit(cups, shopper)).status).toBe(200)
})
