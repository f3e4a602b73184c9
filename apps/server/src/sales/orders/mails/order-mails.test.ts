import type { Product } from '@vitrine/contract/catalogue/product.ts'
import { noSeller } from '@vitrine/contract/shop/seller.ts'
import { expect, test } from 'vitest'
import { draftOf, draftsOf } from '../../../testing/a-draft.ts'
import { aShopper, address } from '../../../testing/a-shopper.ts'
import { anOrder } from '../../../testing/an-order.ts'
import { ordersOf } from '../../../testing/orders-of.ts'
import { paidBy } from '../../../testing/paid-by.ts'
import { aRate, aZone, shipsTo } from '../../../testing/ships-to.ts'
import { type OwnedStore, startShop } from '../../../testing/start-shop.ts'
import { storeOutbox } from '../../../testing/store-outbox.ts'
import type { Mail } from '../../../post/mail.ts'

const shop = startShop()

const inBerlin = {
  ...address,
  address1: 'Torstraße 12',
  postcode: '10119',
  city: 'Berlin',
  country: 'DE',
}

async function aTeaShop({ pricesIncludeTax = true } = {}) {
  const store = await shop.aStore()
  const { storeId, owner: as } = store
  const sencha = await shop.aProduct(store, { price: 12.1 })
  const vat = { id: 'vat', name: 'VAT', country: 'DE', region: null, rate: 21, categoryIds: [] }
  const taxes = { storeId, rates: [vat], taxShipping: true, pricesIncludeTax, revision: 0 }
  expect((await shop.call('PUT', '/api/taxes', { as, body: taxes })).status).toBe(200)
  await shipsTo(shop, store, {
    zones: [aZone('Germany', ['DE'], [aRate('post', { name: 'PostNL to the door' })])],
    pickup: {
      enabled: true,
      name: 'At the counter',
      address: 'Teestraße 1, Berlin',
      hours: 'Mon–Sat 10–18',
      readyIn: 'Ready in two hours',
    },
  })
  return { store, sencha }
}

async function order(store: OwnedStore, product: Product, wishes: object = {}) {
  const lines = [{ product, quantity: 2 }]
  const shopper = aShopper(shop, store)
  const agreed = await shopper.agreeTo(lines, { shippingRateId: 'post', ...wishes })
  const quoted = await shop.quote(store, lines, {
    country: 'DE',
    shippingRateId: 'post',
    ...wishes,
  })
  const { quoteHash } = quoted.body as { quoteHash: string }
  const values = { shippingAddress: inBerlin, quoteHash }
  const placed = await shopper.place(agreed, { values })
  expect(placed).toMatchObject({ status: 201 })
}

async function mailsOf(store: OwnedStore) {
  const mails = await storeOutbox(shop.services, store)
  const toShopper = mails.filter(({ to }) => to === 'ada@example.com')
  return { toShopper, toOwner: mails.filter(({ to }) => to === store.owner.email) }
}

const inWords = ({ html }: Mail) =>
  html.replaceAll(/<style>.*?<\/style>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ')

test('tax that is in the prices is below the total, in every email with a total', async () => {
  const { store, sencha } = await aTeaShop()
  await order(store, sencha)
  const drafts = draftsOf(shop, store)
  const draft = await drafts.made(
    draftOf(sencha, {
      shippingAddress: inBerlin,
      lines: [{ kind: 'product', productId: sencha.id, quantity: 2 }],
      shipping: { kind: 'rate', rateId: 'post' },
    }),
  )
  expect((await drafts.send(draft.id, { version: 1 })).status).toBe(200)

  const mails = await storeOutbox(shop.services, store)

  expect(mails).toHaveLength(3)
  for (const mail of mails) {
    expect(mail.text).toContain('Shipping: Free\nTotal: €24.20\nIncludes VAT 21%: €4.20')
    expect(inWords(mail)).toContain('Total €24.20 Includes VAT 21% €4.20')
  }
})

test('tax that is added is above the total', async () => {
  const { store, sencha } = await aTeaShop({ pricesIncludeTax: false })
  await order(store, sencha)

  const [mail] = (await mailsOf(store)).toShopper

  expect(mail!.text).toContain('VAT 21%: €5.08\nTotal: €29.28')
  expect(mail!.text).not.toContain('Includes')
})

test('an order to be picked up says where and when, and mentions no shipping', async () => {
  const { store, sencha } = await aTeaShop()
  await order(store, sencha, { shippingRateId: 'pickup' })

  const { toShopper, toOwner } = await mailsOf(store)

  for (const { text } of [...toShopper, ...toOwner]) {
    expect(text).toContain('Pickup:\nAt the counter\nTeestraße 1, Berlin\nMon–Sat 10–18\nReady in')
    expect(text).not.toMatch(/Shipping|ship it|Torstraße/)
  }

  const [placed] = await ordersOf(shop, store)
  await shop.call('POST', `/api/orders/${placed!.id}/fulfilments`, { as: store.owner, body: {} })
  const { subject, text } = (await mailsOf(store)).toShopper.at(-1)!
  expect(subject).toMatch(/^Your order #\d+ is ready for pickup$/)
  expect(text).toContain('2 items of your order are ready for pickup.')
  expect(text).toContain('Mon–Sat 10–18')
  expect(text).not.toContain('Ready in')
})

test('the way that an order is shipped is named', async () => {
  const { store, sencha } = await aTeaShop()
  await order(store, sencha)

  const { toShopper, toOwner } = await mailsOf(store)

  for (const { text } of [...toShopper, ...toOwner])
    expect(text).toContain('Shipping method:\nPostNL to the door')
  expect(toShopper[0]!.text).toContain('will ship it soon')
})

test('before a transfer has arrived nothing is said to be shipped', async () => {
  const { store, sencha } = await aTeaShop()
  const everywhere = { fee: 0, minTotal: null, maxTotal: null, countries: [] }
  const bank = { id: 'bank', name: 'Bank transfer', details: '', enabled: true, ...everywhere }
  const instructions = 'Please transfer {total} to DE02 1203 0000 0000 2020 51.'
  await paidBy(shop, store, [{ ...bank, instructions }])
  await order(store, sencha, { paymentMethod: 'bank' })
  const wordsOf = async () => (await mailsOf(store)).toShopper[0]!.text

  expect(await wordsOf()).toContain(
    'reserve your items. We ship them once your payment has arrived',
  )
  expect(await wordsOf()).toContain('How to pay:\nBank transfer\nPlease transfer €24.20 to DE02')
  expect(await wordsOf()).not.toContain('soon')

  const [placed] = await ordersOf(shop, store)
  await shop.call('POST', `/api/orders/${placed!.id}/payments`, { as: store.owner, body: {} })
  expect(await wordsOf()).toContain('will ship it soon')
})

test('a fulfilment of a part of an order is called that, and so is the rest', async () => {
  const { store, change, order: placed } = await anOrder(shop)
  const lines = [{ lineId: placed.lines[0]!.id, quantity: 1 }]
  const lastSubject = async () => (await mailsOf(store)).toShopper.at(-1)

  await change('fulfilments', { lines, carrier: 'PostNL' })
  expect(await lastSubject()).toMatchObject({
    subject: `Part of your order #${placed.orderNumber} is on its way`,
    text: expect.stringContaining('1 item shipped with PostNL. We email you when the rest ships.'),
  })
  await change('fulfilments', { lines })
  expect(await lastSubject()).toMatchObject({
    subject: `The rest of your order #${placed.orderNumber} is on its way`,
    text: expect.stringContaining('1 item shipped.'),
  })
})

test('the sender names the shop, the subject the order, the foot the seller', async () => {
  const { store } = await anOrder(shop)
  const seller = {
    ...noSeller,
    legalName: 'Tea & Leaves GmbH',
    address1: 'Teestraße 1',
    postcode: '10119',
    city: 'Berlin',
  }
  const body = { storeId: store.storeId, seller }
  const path = '/api/store/update-store-general-details'
  expect((await shop.call('PUT', path, { as: store.owner, body })).status).toBe(200)

  const [mail] = (await mailsOf(store)).toShopper

  expect(mail).toMatchObject({ fromName: 'Tea House', subject: 'Order #1001 confirmed' })
  const foot = 'Tea & Leaves GmbH · Teestraße 1 · 10119 Berlin · Germany'
  expect(mail!.text).toContain(foot)
  expect(mail!.html).toContain(foot.replace('&', '&amp;'))
})

test('items are shown with their smallest image', async () => {
  const images = ['/media/tea/sencha-dcba98765-1080x1350.webp']
  const { store } = await anOrder(shop, { productImage: images[0]! })

  const [mail] = (await mailsOf(store)).toShopper

  const origin = `http://${store.storeDomain}:3000`
  expect(mail!.html).toContain(`src="${origin}/media/tea/sencha-dcba98765-320.webp"`)
})

test('what leads to the dashboard names the store', async () => {
  const { store, order: placed } = await anOrder(shop)

  const [mail] = (await mailsOf(store)).toOwner

  const link = `http://localhost:3000/dashboard/orders/${placed.id}?store=${store.storeId}`
  expect(mail!.text).toContain(link)
  expect(mail!.html).toContain(`href="${link}"`)
})
