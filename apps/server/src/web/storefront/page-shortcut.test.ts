import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { createClientAddress } from '../../platform/client-address.ts'
import { listen } from '../../platform/http/listen.ts'
import { securityHeaders } from '../headers/security-headers.ts'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import { createPageShortcut } from './page-shortcut.ts'
import { createPageCache } from './page-cache.ts'

const cache = createPageCache()
const { shop } = await startStorefront(cache)
const { hosts, config, log } = shop.services
const held = createPageShortcut({
  hosts,
  cache,
  headers: securityHeaders(false, 'plain'),
  visits: shop.services.visitCounter,
  clientAddress: createClientAddress(config, log),
})
let fromMemory = 0
const shortcut: typeof held = (request, response) => {
  const isAnswered = held(request, response)
  if (isAnswered) fromMemory += 1
  return isAnswered
}
const server = await listen(shop.app, { ...config, port: 0 }, { shortcut, log })
afterAll(() => server.stop())

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

async function visit(store: OwnedStore, path: string, headers = {}): Promise<Answer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const address = { host: '127.0.0.1', port: server.port, path, agent: false } as const
    get({ ...address, headers: { host: store.storeDomain, ...headers } }, resolve).on(
      'error',
      reject,
    )
  })
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

test('a page from memory is the page that was rendered, headers included', async () => {
  const store = await shop.aStore()
  const first = await visit(store, '/')
  const before = fromMemory

  const second = await visit(store, '/')

  expect(fromMemory).toBe(before + 1)
  expect(second.body).toBe(first.body)
  const { date: _date, 'x-request-id': _id, ...rest } = first.headers
  expect(second.headers).toMatchObject(rest)
})

test('a page from memory follows an edit at once', async () => {
  const store = await shop.aStore()
  await visit(store, '/shop')
  await visit(store, '/shop')

  await shop.aProduct(store, { name: 'Gyokuro' })

  expect((await visit(store, '/shop')).body).toContain('Gyokuro')
})

test('a browser that has the page gets 304 from memory', async () => {
  const store = await shop.aStore()
  const { headers } = await visit(store, '/')
  const before = fromMemory

  const again = await visit(store, '/', { 'if-none-match': headers.etag })

  expect(again).toMatchObject({ status: 304, body: '' })
  expect(fromMemory).toBe(before + 1)
})

test("the pixel's hosts are let in where the owner set one, and nowhere else", async () => {
  const store = await shop.aStore()
  const { storeId, owner } = store
  const setPixel = async (fbPixelId: string) => {
    const body = { storeId, fbPixelId }
    const answer = await shop.call('PUT', '/api/store/update-fb-pixel', { as: owner, body })
    expect(answer.status).toBe(200)
  }
  const policy = async () => {
    const rendered = await visit(store, '/')
    const held = await visit(store, '/')
    const known = await visit(store, '/', { 'if-none-match': held.headers.etag })
    expect(known.status).toBe(304)
    const policies = [rendered, held, known].map(
      ({ headers }) => headers['content-security-policy'],
    )
    expect(new Set(policies).size).toBe(1)
    return policies[0]
  }

  expect(await policy()).not.toContain('facebook')
  await setPixel('123456789012345')
  expect(await policy()).toMatch(
    /script-src 'self' 'sha256-[^ ]+' https:\/\/connect\.facebook\.net;.*connect-src 'self' https:\/\/connect\.facebook\.net https:\/\/www\.facebook\.com;/,
  )
  await setPixel('')
  expect(await policy()).not.toContain('facebook')
})

test('junk in the address reaches the same page', async () => {
  const store = await shop.aStore()
  const first = await visit(store, '/')

  expect((await visit(store, '/?utm_source=x')).body).toBe(first.body)
  expect((await visit(store, '//')).status).toBe(404)
})
