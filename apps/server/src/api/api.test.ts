import { expect, test } from 'vitest'
import { startShop } from '../testing/start-shop.ts'
import { checkRouter } from './check-router.ts'

const shop = startShop()
const login = '/api/auth/login'
const post = (rawBody: string, headers = {}) =>
  shop.fetch(login, { method: 'POST', rawBody, headers })

test.each([
  ['no JSON type', '{}', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
  [
    'a tab in the type',
    '{}',
    { 'content-type': 'application/json\tx' },
    415,
    'unsupported_media_type',
  ],
  [
    'a form',
    'a=1',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'unsupported_media_type',
  ],
  ['broken JSON', '{', {}, 400, 'invalid_input'],
  ['JSON that nests too deep', '['.repeat(100), {}, 400, 'invalid_input'],
  ['more than a mebibyte', `"${'x'.repeat(1024 * 1024)}"`, {}, 413, 'too_large'],
])('%s is refused', async (_, body, headers, status, code) => {
  const answer = await post(body, headers)
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({
    status,
    body: { code, error: expect.any(String) },
  })
})

test('a wrong field is named, and an unknown one refused', async () => {
  const answer = await post(JSON.stringify({ email: 1, password: 'x', admin: true }))
  const body = (await answer.json()) as { issues: { path: string }[] }
  expect(answer.status).toBe(400)
  expect(body.issues.map(({ path }) => path)).toContain('email')
  expect(JSON.stringify(body.issues)).toContain('admin')
})

test('an unknown path answers as JSON', async () => {
  expect(await shop.call('GET', '/api/nothing')).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
})

test('every answer carries the security headers and a request id', async () => {
  const { headers } = await shop.fetch('/api/docs')
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^ ]+';/)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBeTruthy()
  expect(headers.get('x-request-id')).toBeTruthy()
  const canvas = await shop.fetch('/builder/canvas')
  expect(canvas.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
})

test('the document describes every call, and the page shows it without a script', async () => {
  const { body } = await shop.call<{ paths: object }>('GET', '/api/openapi.json')
  expect(Object.keys(body.paths)).toContain('/checkout/place-order')
  const page = await (await shop.fetch('/api/docs')).text()
  expect(page).toContain('/checkout/place-order')
  expect(page).not.toContain('<script')
})

test('the document says which calls a key can make, and with which scope', async () => {
  type Paths = Record<string, Record<string, { security: object[] }>>
  const { body } = await shop.call<{ paths: Paths; components: object }>('GET', '/api/openapi.json')

  expect(body.components).toMatchObject({
    securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' }, session: { in: 'cookie' } },
  })
  expect(body.paths['/orders']?.['get']?.security).toEqual([
    { session: [] },
    { apiKey: ['orders:read'] },
  ])
  expect(body.paths['/api-keys']?.['post']?.security).toEqual([{ session: [] }])
  expect(body.paths['/checkout/quote']?.['post']?.security).toEqual([])
})

test('a router without its handlers does not start', () => {
  expect(() => checkRouter({})).toThrow(/auth\.signup has no handler/)
})
