import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { aDraftingShop, draftOf, draftsOf, tokenOf } from '../../testing/a-draft.ts'
import { address } from '../../testing/a-shopper.ts'
import { stockOf } from '../../testing/an-order.ts'
import { aRate, aZone, shipsTo } from '../../testing/ships-to.ts'
import { startShop } from '../../testing/start-shop.ts'
import { storeOutbox } from '../../testing/store-outbox.ts'

const shop = startShop()

test('an owner drafts a product and something of her own, with a discount and shipping', async () => {
  const { store, sencha, drafts, orders } = await aDraftingShop(shop)

  const { status, body } = await drafts.add(
    draftOf(sencha, {
      discount: { kind: 'percent', percent: 10, reason: 'Old friend' },
      shipping: { kind: 'custom', name: 'By bicycle', price: 4 },
      note: 'Met at the fair',
    }),
  )

  expect(status).toBe(201)
  expect(body).toMatchObject({
    draftNumber: 1,
    state: 'open',
    customer: { name: 'Ada Lovelace', email: 'ada@example.com' },
    lines: [
      { kind: 'product', productId: sencha.id, name: 'Sencha 100 g', unitPrice: 12.5, total: 25 },
      { kind: 'custom', productId: null, name: 'Engraving', unitPrice: 5, quantity: 1 },
    ],
    subtotal: 30,
    discount: 3,
    discounts: [{ title: 'Old friend', amount: 3 }],
    shipping: 4,
    total: 31,
    items: 3,
    note: 'Met at the fair',
    version: 1,
    order: null,
  })
  expect(body.paymentLink).toMatch(new RegExp(`^http://${store.storeDomain}:3000/checkout/pay/`))
  expect(await orders()).toEqual([])
  expect(await stockOf(shop, store, sencha)).toBe(10)
  expect(await drafts.list()).toMatchObject([{ draftNumber: 1, total: 31 }])
  expect(await drafts.list({ search: 'lovelace' })).toHaveLength(1)
  expect(await drafts.list({ search: '#D1' })).toHaveLength(1)
  expect(await drafts.list({ search: '%' })).toEqual([])
  expect(await drafts.list({ state: 'completed' })).toEqual([])
})

test('taxes and rates are the shop’s, and no money is believed', async () => {
  const { store, sencha, drafts } = await aDraftingShop(shop)
  await shipsTo(shop, store, { zones: [aZone('Islands', ['GB'], [aRate('post', { price: 6 })])] })
  const rates = [{ id: 'vat', name: 'VAT', country: 'GB', region: null, rate: 20, categoryIds: [] }]
  const taxes = { pricesIncludeTax: false, taxShipping: true, rates, revision: 0 }
  const body = { storeId: store.storeId, ...taxes }
  expect((await shop.call('PUT', '/api/taxes', { as: store.owner, body })).status).toBe(200)

  const priced = await drafts.price(draftOf(sencha, { shipping: { kind: 'rate', rateId: 'post' } }))

  expect(priced.body).toMatchObject({
    subtotal: 30,
    shipping: 6,
    tax: 7.2,
    total: 43.2,
    shippingRates: [{ id: 'post', price: 6 }],
    rateMissing: false,
  })
  expect((await drafts.price({ ...draftOf(sencha), total: 1 })).status).toBe(400)
  expect(await drafts.list()).toEqual([])
})

test('agreed lines keep their price, whatever happens to the product', async () => {
  const { store, sencha, drafts } = await aDraftingShop(shop)
  const draft = await drafts.made(draftOf(sencha))
  const change = { ...sencha, storeId: store.storeId, price: 99, name: 'Sencha, new harvest' }
  const { id, name, price, storeId } = change
  await shop.call('PUT', '/api/products/update-product', {
    as: store.owner,
    body: { id, name, price, storeId, trackStock: true, stock: 10 },
  })

  const { body } = await drafts.update(draft.id, {
    ...draftOf(sencha),
    lines: [{ kind: 'product', productId: id, quantity: 3 }],
    version: 1,
  })

  expect(body).toMatchObject({
    lines: [{ name: 'Sencha 100 g', unitPrice: 12.5, total: 37.5 }],
    total: 37.5,
    version: 2,
    paymentLink: draft.paymentLink,
  })
  expect((await drafts.price(draftOf(sencha))).body.lines[0]).toMatchObject({ unitPrice: 99 })
})

test('a change of what is no longer so is refused, and nothing is overwritten', async () => {
  const { sencha, drafts } = await aDraftingShop(shop)
  const { id } = await drafts.made(draftOf(sencha))
  await drafts.update(id, { ...draftOf(sencha, { note: 'First' }), version: 1 })

  const stale = await drafts.update(id, { ...draftOf(sencha, { note: 'Second' }), version: 1 })

  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'stale_revision', details: { version: 2 } },
  })
  expect((await drafts.get(id)).body.note).toBe('First')
  expect(await drafts.markPaid(id, 1)).toMatchObject({ body: { code: 'stale_revision' } })
  expect(await drafts.send(id, { version: 1 })).toMatchObject({ body: { code: 'stale_revision' } })
})

test.each([
  ['nothing to sell', { lines: [] }, 'lines'],
  [
    'none of it',
    { lines: [{ kind: 'custom', name: 'A', price: 1, quantity: 0 }] },
    'lines.0.quantity',
  ],
  [
    'half of it',
    { lines: [{ kind: 'custom', name: 'A', price: 1, quantity: 1.5 }] },
    'lines.0.quantity',
  ],
  [
    'a billion',
    { lines: [{ kind: 'custom', name: 'A', price: 1, quantity: 1e9 }] },
    'lines.0.quantity',
  ],
  [
    'a negative price',
    { lines: [{ kind: 'custom', name: 'A', price: -1, quantity: 1 }] },
    'lines.0.price',
  ],
  [
    'too fine a price',
    { lines: [{ kind: 'custom', name: 'A', price: 0.001, quantity: 1 }] },
    'lines.0.price',
  ],
  [
    'something without a name',
    { lines: [{ kind: 'custom', name: ' ', price: 1, quantity: 1 }] },
    'lines.0.name',
  ],
  [
    'what nobody has',
    { lines: [{ kind: 'product', productId: newId(), quantity: 1 }] },
    'lines.0.productId',
  ],
  ['more than everything off', { discount: { kind: 'percent', percent: 101 } }, 'discount.percent'],
  ['nothing off', { discount: { kind: 'amount', amount: 0 } }, 'discount.amount'],
  [
    'a rate that is not offered',
    { shipping: { kind: 'rate', rateId: 'rocket' } },
    'shipping.rateId',
  ],
  ['an address of nowhere', { shippingAddress: { ...address, city: '' } }, 'shippingAddress.city'],
  ['no email address', { email: 'ada' }, 'email'],
])('a draft with %s is refused', async (_, values, path) => {
  const { sencha, drafts } = await aDraftingShop(shop)

  const { status, body } = await drafts.add({ ...draftOf(sencha), ...values })

  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' })
  expect(body.issues?.[0]?.path).toBe(path)
  expect(await drafts.list()).toEqual([])
})

test('the same product twice is one line, and cannot get past the limit', async () => {
  const { sencha, drafts } = await aDraftingShop(shop)
  const line = (quantity: number) => ({ kind: 'product', productId: sencha.id, quantity })

  expect(
    (await drafts.made(draftOf(sencha, { lines: [line(2), line(3)] as never }))).lines,
  ).toMatchObject([{ quantity: 5, total: 62.5 }])
  const tooMany = await drafts.add(draftOf(sencha, { lines: [line(9999), line(1)] as never }))
  expect(tooMany.body.issues).toMatchObject([{ path: 'lines.0.quantity' }])
})

test('a product with variations needs one of them, and another store’s is nobody’s', async () => {
  const { store, sencha, drafts } = await aDraftingShop(shop)
  const neighbour = await shop.aStore()
  const gaiwan = await shop.aProduct(store, {
    attributeGroups: [{ name: 'Size', type: 'buttons', values: [{ value: 'Small' }] }],
    variations: [{ price: 38, attributes: { Size: 'Small' } }],
  })
  const line = { kind: 'product' as const, productId: gaiwan.id, quantity: 1 }

  expect((await drafts.add(draftOf(gaiwan, { lines: [line] }))).body.issues).toMatchObject([
    { path: 'lines.0.variationId' },
  ])
  const variationId = gaiwan.variations[0]!.id
  expect(
    (await drafts.made(draftOf(gaiwan, { lines: [{ ...line, variationId }] }))).lines,
  ).toMatchObject([{ options: { Size: 'Small' }, unitPrice: 38 }])
  const theirs = await draftsOf(shop, neighbour).add(draftOf(sencha))
  expect(theirs.body.issues).toMatchObject([{ path: 'lines.0.productId' }])
})

test('the link is emailed with the owner’s message, once a minute at most', async () => {
  const { store, sencha, drafts } = await aDraftingShop(shop)
  const draft = await drafts.made(draftOf(sencha))

  const sent = await drafts.send(draft.id, { version: 1, message: 'As we said.' })

  expect(sent).toMatchObject({ status: 200, body: { state: 'sent', version: 1 } })
  const [mail] = await storeOutbox(shop.services, store)
  expect(mail).toMatchObject({
    to: 'ada@example.com',
    subject: 'Your order is ready to pay',
    secrets: [tokenOf(draft)],
  })
  expect(mail!.text).toContain(draft.paymentLink)
  expect(mail!.text).toContain('As we said.')
  expect(mail!.text).toContain('2 × Sencha 100 g: €25.00')
  expect((await drafts.send(draft.id, { version: 1 })).status).toBe(429)
  shop.clock.pass(1)
  expect((await drafts.send(draft.id, { version: 1 })).status).toBe(200)
  await drafts.remove(draft.id)
  expect(await storeOutbox(shop.services, store)).toEqual([])
})
