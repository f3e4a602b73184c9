import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { newId } from '@vitrine/db/new-id.ts'
import { startShop } from '../testing/start-shop.ts'

const shop = startShop()

const text = (length: number) => 'x'.repeat(length)

/** Sends the body in chunks, without a Content-Length. */
function inParts(body: string) {
  const half = Math.floor(body.length / 2)
  const parts = [body.slice(0, half), body.slice(half)]
  return ReadableStream.from(parts.map((part) => Buffer.from(part)))
}

const quote = async (host: string, rawBody: string) =>
  await shop.fetch('/api/checkout/quote', { method: 'POST', host, rawBody })

test('what everybody may send is at most 64 kB', async () => {
  const { storeDomain, storeId, owner } = await shop.aStore()
  const body = JSON.stringify({ storeId, lines: [], postcode: text(65 * 1024) })

  const refused = await quote(storeDomain, body)
  expect(refused.status).toBe(413)
  expect(await refused.json()).toMatchObject({ code: 'too_large' })
  const signedIn = await shop.fetch('/api/checkout/quote', {
    method: 'POST',
    as: owner,
    rawBody: body,
  })
  expect(signedIn.status).toBe(413)
})

test('it is no more where the length is not said', async () => {
  const { storeDomain } = await shop.aStore()
  const request = new Request(`http://${storeDomain}/api/checkout/quote`, {
    method: 'POST',
    headers: { host: storeDomain, 'content-type': 'application/json' },
    body: inParts(`"${text(65 * 1024)}"`),
    duplex: 'half',
  })

  expect((await shop.app.request(request)).status).toBe(413)
})

test('many short values are refused like a long text', async () => {
  const { storeDomain, storeId } = await shop.aStore()
  const lines = Array.from({ length: 20_000 }, () => 1)

  const refused = await quote(storeDomain, JSON.stringify({ storeId, lines }))
  expect(refused.status).toBe(413)
  expect(await refused.json()).toMatchObject({ code: 'too_large' })
})

test('an owner may send more, and a stranger is told to sign in before it is read', async () => {
  const { storeId, owner } = await shop.aStore()
  const content = [
    { id: newId(), type: 'futureSection', contentType: 'normal', props: { text: text(200_000) } },
  ]
  const body = { storeId, name: 'About tea', content }

  const added = await shop.call('POST', '/api/page/add-page', { as: owner, body })
  const stranger = await shop.call('POST', '/api/page/add-page', { body })
  const forged = await shop.call('POST', '/api/page/add-page', {
    body,
    headers: { cookie: 'vitrine=forged.signature', authorization: 'Bearer vit_live_x' },
  })

  expect(added.status).toBe(201)
  expect(stranger).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
  expect(forged).toMatchObject({ status: 401, body: { code: 'key_not_valid' } })
})

for (const path of ['/api/docs', '/api/openapi.json']) {
  test(`${path} is sent as the same bytes, short, and not twice to who has them`, async () => {
    const first = await shop.fetch(path, { headers: { 'accept-encoding': 'gzip, br' } })
    const etag = first.headers.get('etag') ?? ''
    const again = await shop.fetch(path, {
      headers: { 'accept-encoding': 'gzip, br', 'if-none-match': etag },
    })
    const plain = await shop.fetch(path)

    expect(first.headers.get('content-encoding')).toBe('br')
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const sent = Buffer.from(await first.arrayBuffer())
    expect(String(brotliDecompressSync(sent))).toBe(await plain.text())
  })
}
