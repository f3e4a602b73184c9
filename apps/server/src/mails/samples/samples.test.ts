import { type MailKind, mailKinds } from '@vitrine/contract/shop/mail-names.ts'
import { noSeller } from '@vitrine/contract/shop/seller.ts'
import { defaultTheme } from '@vitrine/contract/content/theme.ts'
import { expect, test } from 'vitest'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { storeOutbox } from '../../testing/store-outbox.ts'

const shop = startShop()

interface Written {
  subject: string
  html: string
  text: string
}

async function preview({ storeId, owner }: OwnedStore, kind: MailKind) {
  const call = { as: owner, body: { storeId } }
  return (await shop.call<Written>('GET', `/api/mail-templates/${kind}`, call)).body
}

test.each(mailKinds)(
  '%s is shown in the store’s theme, and nothing of it is stored',
  async (kind) => {
    const store = await shop.aStore()
    const call = { as: store.owner }
    const theme = { ...defaultTheme, accentColor: '#7a1f5c', pageColor: '#fffaf0' }
    await shop.call('PUT', '/api/store/update-theme', {
      ...call,
      body: { storeId: store.storeId, theme },
    })
    await shop.call('PUT', '/api/store/update-store-general-details', {
      ...call,
      body: { storeId: store.storeId, logo: '/media/tea/house.webp' },
    })

    const { subject, html, text } = await preview(store, kind)

    expect(subject).toMatch(/\S/)
    expect(text).toMatch(/\S/)
    expect(html).toContain('#fffaf0')
    expect(html).toContain(`src="http://${store.storeDomain}:3000/media/tea/house.webp"`)
    expect(html).toContain('alt="Tea House"')
    expect(await storeOutbox(shop.services, store)).toEqual([])
  },
)

test('samples show the shop’s own products, tax and seller, as its real emails do', async () => {
  const store = await shop.aStore({ country: 'DE' })
  const { storeId, owner: as } = store
  await shop.aProduct(store, { name: 'Without an image', price: 3 })
  await shop.aProduct(store, {
    name: 'Blue Hour Quartet',
    price: 21,
    productImage: '/media/shop/quartet-dcba98765-1080x1350.webp',
  })
  const vat = { id: 'vat', name: 'VAT', country: 'DE', region: null, rate: 19, categoryIds: [] }
  const taxes = { storeId, rates: [vat], taxShipping: true, pricesIncludeTax: true, revision: 0 }
  expect((await shop.call('PUT', '/api/taxes', { as, body: taxes })).status).toBe(200)
  const seller = { ...noSeller, address1: 'Hafenstraße 3', postcode: '20457', city: 'Hamburg' }
  const path = '/api/store/update-store-general-details'
  expect((await shop.call('PUT', path, { as, body: { storeId, seller } })).status).toBe(200)

  const { html, text } = await preview(store, 'order_confirmation')

  expect(text).toContain('2 × Blue Hour Quartet: €42.00\n\nSubtotal: €42.00\nShipping: €5.00')
  expect(text).toContain('Total: €47.00\nIncludes VAT 19%: €7.50')
  expect(text).toContain('Tea House · Hafenstraße 3 · 20457 Hamburg · Germany')
  expect(html).toContain(
    `src="http://${store.storeDomain}:3000/media/shop/quartet-dcba98765-320.webp"`,
  )
  expect((await preview(store, 'order_refunded')).text).toContain('Refund: €21.00')
})

test('a test goes to the signed-in owner, whatever the store’s address, and says so', async () => {
  const store = await shop.aStore()
  const body = { storeId: store.storeId }
  const call = { as: store.owner, body }

  expect((await shop.call('POST', '/api/mail-templates/order_shipped/test', call)).status).toBe(202)

  expect(await storeOutbox(shop.services, store)).toMatchObject([
    { to: store.owner.email, subject: 'Test: Your order #1001 is on its way' },
  ])
})

test('tests have an end within an hour', async () => {
  const store = await shop.aStore()
  const call = { as: store.owner, body: { storeId: store.storeId } }
  const send = () => shop.call('POST', '/api/mail-templates/order_shipped/test', call)
  for (let count = 0; count < 20; count += 1) expect((await send()).status).toBe(202)

  const refused = await send()

  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('3600')
  shop.clock.pass(61)
  expect((await send()).status).toBe(202)
})

test('a yen has no cents in a sample either', async () => {
  const store = await shop.aStore({ currency: 'JPY', country: 'JP' })

  expect((await preview(store, 'order_confirmation')).text).toContain('Total: ¥67')
})

test.each([
  ['NL', '1013 JC Amsterdam', 'Netherlands'],
  ['US', '11222 Brooklyn', 'United States'],
  ['IS', '10119 Berlin', 'Germany'],
])('the address of a sample in %s is of its country', async (country, city, name) => {
  const store = await shop.aStore({ country })

  const { text } = await preview(store, 'order_confirmation')

  expect(text).toContain(city)
  expect(text).toContain(name)
})
