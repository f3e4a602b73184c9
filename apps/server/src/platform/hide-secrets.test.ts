import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { startShop } from '../testing/start-shop.ts'
import { createLog } from './log.ts'

const shop = startShop({ storefront: async () => new Response('a page') })

test.each([
  ['Bearer vit_live_0123456789abcdef', 'Bearer [hidden]'],
  ['No such key: sk_live_51Abcdefgh', 'No such key: [hidden]'],
  ['whsec_abcdefgh12345678 is wrong', '[hidden] is wrong'],
  ['connect postgres://vitrine:hunter2@db-1/shops', 'connect postgres://[hidden]@db-1/shops'],
  ['/reset-password?token=abc&x=1', '/reset-password?token=[hidden]&x=1'],
  ['http://localhost/verify-link#token=abc', 'http://localhost/verify-link#token=[hidden]'],
  ['/?view=ab.cd', '/?view=[hidden]'],
  ['/shop?page=2&sort=price', '/shop?page=2&sort=price'],
])('%s is logged as %s', (said, logged) => {
  const lines: string[] = []
  createLog({ json: true, write: (line) => lines.push(line) }).error(said, { error: said })
  expect(JSON.parse(lines[0]!)).toMatchObject({ message: logged, error: logged })
})

test('values of fields that are secret by their name are hidden, however deep', () => {
  const lines: string[] = []
  const log = createLog({ json: true, write: (line) => lines.push(line) })
  const headers = { cookie: 'vitrine=abc', Authorization: 'x', accept: 'text/html' }
  log.info('request', { headers, password: 'hunter2', sessionToken: 'abc', tries: 2 })
  expect(JSON.parse(lines[0]!)).toMatchObject({
    headers: { cookie: '[hidden]', Authorization: '[hidden]', accept: 'text/html' },
    password: '[hidden]',
    sessionToken: '[hidden]',
    tries: 2,
  })
})

test('a day of a shop leaves no password, cookie, key or token in the log', async () => {
  const password = `oolong ${newId()}`
  const owner = await shop.aUser({ password })
  const store = await shop.aStore({ owner })
  const { key } = await aKey(shop, store, ['products:write'])
  const token = newId()
  const secrets = [
    password,
    key,
    token,
    ...owner.cookies.header.split(/[=; ]+/).filter((each) => each.length > 20),
  ]

  await shop.call('POST', '/api/auth/login', {
    body: { email: owner.email, password: `${password}?` },
  })
  await shop.call('POST', '/api/auth/login', { body: { email: owner.email, password } })
  await shop.call('POST', '/api/products/add-product', {
    headers: { authorization: `Bearer ${key}` },
    body: { storeId: store.storeId, name: 'Sencha', price: 12.5 },
  })
  await shop.fetch(`/checkout/thank-you/${token}`, { method: 'POST', host: store.storeDomain })
  await shop.fetch(`/reset-password?token=${token}`, { method: 'POST' })
  await shop.call('POST', '/api/auth/reset-password', { body: { token, password } })

  const lines = shop.logged.join('')
  expect(shop.logged.length).toBeGreaterThan(6)
  for (const secret of secrets) expect(lines).not.toContain(secret)
})

test('each line of a request names the request and the store', async () => {
  const store = await shop.aStore()
  const before = shop.logged.length
  const answer = await shop.fetch('/api/products/add-product', {
    method: 'POST',
    as: store.owner,
    rawBody: JSON.stringify({ storeId: store.storeId, name: 'Sencha', price: 12.5 }),
  })
  expect(answer.status).toBe(201)
  const lines = shop.logged.slice(before).map((line) => JSON.parse(line) as object)
  expect(lines).toContainEqual(
    expect.objectContaining({
      message: 'request',
      requestId: answer.headers.get('x-request-id'),
      storeId: store.storeId,
    }),
  )
})
