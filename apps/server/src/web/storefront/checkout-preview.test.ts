import { defaultCheckout } from '@vitrine/commerce/settings/checkout-settings.ts'
import { expect, test } from 'vitest'
import { draftsCheckout } from '../../testing/asks-at-checkout.ts'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { startStorefront } from '../../testing/start-storefront.ts'

const { shop } = await startStorefront()

const changed = {
  ...defaultCheckout,
  texts: { ...defaultCheckout.texts, heading: 'Nearly <b>yours</b>' },
}

function show(as: OwnedStore['owner'] | undefined, rawBody: string, headers = {}) {
  return shop.fetch('/builder/canvas/checkout', {
    method: 'POST',
    as,
    rawBody,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(rawBody)),
      ...headers,
    },
  })
}

test('an owner sees the checkout as it would be, with products of the shop and without scripts', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, { name: 'Sencha', price: 12.5 })

  const answer = await show(store.owner, JSON.stringify(changed))
  const html = await answer.text()

  expect(answer.status).toBe(200)
  expect(html).toContain('Nearly &lt;b&gt;yours&lt;/b&gt;')
  expect(html).toContain('Sencha')
  expect(html).toContain('12.50')
  expect(html).not.toContain('<script')
  expect(html).toContain('<body inert>')
  expect((await draftsCheckout(shop, store, {})).status).toBe(200)
})

test('a shop without products shows a made-up one', async () => {
  const store = await shop.aStore()
  expect(await (await show(store.owner, JSON.stringify(changed))).text()).toContain('A product')
})

test('nobody else is shown anything, and bad input does nothing', async () => {
  const store = await shop.aStore()
  const body = JSON.stringify(changed)
  expect((await show(undefined, body)).status).toBe(404)
  expect((await show(store.owner, '{"texts":')).status).toBe(400)
  expect(
    (await show(store.owner, JSON.stringify({ ...changed, logo: 'javascript:1' }))).status,
  ).toBe(400)
  expect((await show(store.owner, body, { 'content-type': 'text/plain' })).status).toBe(400)
})
