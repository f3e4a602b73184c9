import { defaultPayments } from '@vitrine/commerce/settings/payment-methods.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import type { Order } from '@vitrine/contract/sales/order.ts'
import type { PaymentMethodInput, Payments } from '@vitrine/contract/shop/payments.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { aShopper } from '../../testing/a-shopper.ts'
import { paidBy } from '../../testing/paid-by.ts'
import { type Answer, type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { storeOutbox } from '../../testing/store-outbox.ts'

const shop = startShop()

const [cod, bank] = defaultPayments.methods as [PaymentMethodInput, PaymentMethodInput]
const transfer = { ...bank, enabled: true }
const cheque: PaymentMethodInput = { ...cod, id: 'cheque', name: 'Cheque', details: 'By post.' }

async function get({ storeId, owner }: OwnedStore) {
  return (await shop.call<Payments>('GET', '/api/payments', { as: owner, body: { storeId } })).body
}

function put({ storeId, owner }: OwnedStore, methods: PaymentMethodInput[], more = {}) {
  const body = { storeId, methods, revision: 0, ...more }
  return shop.call<Payments & RefusalBody>('PUT', '/api/payments', { as: owner, body })
}

test('a new store takes cash, and bank transfer is one click away', async () => {
  expect(await get(await shop.aStore())).toMatchObject({
    revision: 0,
    methods: [
      { id: 'cod', name: 'Cash on delivery', enabled: true },
      { id: 'bank', name: 'Bank transfer', enabled: false },
    ],
  })
})

test('what an owner saves comes back as it was, in its order', async () => {
  const store = await shop.aStore()
  const methods = [{ ...cheque, fee: 1.5, minTotal: 0.01, maxTotal: 99.99 }, transfer, cod]

  const saved = await put(store, methods)

  expect(saved).toMatchObject({ status: 200, body: { methods, revision: 1 } })
  expect(await get(store)).toEqual(saved.body)
})

test('what every store has is switched off where it is left out, and never gone', async () => {
  const store = await shop.aStore()

  expect((await put(store, [cheque])).body.methods).toMatchObject([
    { id: 'cheque', enabled: true },
    { id: 'cod', enabled: false },
    { id: 'bank', enabled: false },
  ])
})

test('a change of methods that changed meanwhile is refused, and nothing is overwritten', async () => {
  const store = await shop.aStore()
  await put(store, [transfer, cod])

  expect(await put(store, [cod])).toMatchObject({ status: 409, body: { code: 'stale_revision' } })
  expect(await get(store)).toMatchObject({ revision: 1, methods: [{ id: 'bank' }, { id: 'cod' }] })
})

test.each([
  ['the same method twice', [cod, cod], 'methods.1.id'],
  ['no name', [{ ...cod, name: '  ' }], 'methods.0.name'],
  ['a country that is none', [{ ...cod, countries: ['XX'] }], 'methods.0.countries'],
  ['a range that ends below its start', [{ ...cod, minTotal: 2, maxTotal: 1 }], 'maxTotal'],
  ['a fee below 0', [{ ...cod, fee: -1 }], 'methods.0.fee'],
  ['more decimals than the currency has', [{ ...cod, fee: 0.125 }], 'methods.0.fee'],
  ['an id that leads elsewhere', [{ ...cod, id: '../cod' }], 'methods.0.id'],
])('%s is refused with its place', async (_, methods, path) => {
  const store = await shop.aStore()

  const { status, body } = await put(store, methods)

  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' })
  expect(body.issues?.[0]?.path).toContain(path)
  expect((await get(store)).revision).toBe(0)
})

test('another store’s methods are as missing as no store’s', async () => {
  const [store, neighbour] = [await shop.aStore(), await shop.aStore()]
  const ask = (storeId: string) =>
    shop.call('GET', '/api/payments', { as: store.owner, body: { storeId } })

  const [foreign, missing] = [await ask(neighbour.storeId), await ask(newId())]

  expect(foreign).toMatchObject({ status: 404, body: missing.body as object })
  expect(await put({ ...store, storeId: neighbour.storeId }, [])).toMatchObject({ status: 404 })
})

async function aTeaShop(methods: PaymentMethodInput[]) {
  const store = await shop.aStore()
  await paidBy(shop, store, methods)
  const sencha = { product: await shop.aProduct(store, { price: 10 }), quantity: 1 }
  const quote = async (values: object = {}, quantity = 1) =>
    ((await shop.quote(store, [{ ...sencha, quantity }], values)) as Answer<Quote>).body
  return { store, sencha, quote, shopper: aShopper(shop, store) }
}

test('a shopper is offered what is on and fits the total and the country', async () => {
  const { quote } = await aTeaShop([
    { ...cod, countries: ['DE', 'AT'], maxTotal: 20 },
    transfer,
    { ...cheque, minTotal: 20 },
    { ...cheque, id: 'shells', enabled: false },
  ])
  const ids = async (...requested: Parameters<typeof quote>) =>
    (await quote(...requested)).paymentMethods.map(({ id }) => id)

  expect(await ids({ country: 'DE' })).toEqual(['cod', 'bank'])
  expect(await ids({ country: 'DE' }, 2)).toEqual(['cod', 'bank', 'cheque'])
  expect(await ids({ country: 'DE' }, 3)).toEqual(['bank', 'cheque'])
  expect(await ids({ country: 'CH' })).toEqual(['bank'])
})

test('a fee is a line of its own, and a part of the total that is agreed to', async () => {
  const { quote, shopper, sencha } = await aTeaShop([transfer, { ...cod, fee: 4.9 }])

  expect(await quote()).toMatchObject({ paymentMethod: 'bank', paymentFee: 0, total: 10 })
  expect(await quote({ paymentMethod: 'cod' })).toMatchObject({
    paymentMethod: 'cod',
    paymentMethods: [{ fee: 0 }, { fee: 4.9 }],
    paymentFee: 4.9,
    total: 14.9,
  })
  const agreed = await shopper.agreeTo([sencha], { paymentMethod: 'cod' })
  const { token } = (await shopper.place(agreed)).body
  expect((await shopper.order(token)).body).toMatchObject({ paymentFee: 4.9, total: 14.9 })
})

test('a fee that was not agreed to is shown before it is paid', async () => {
  const { shopper, sencha } = await aTeaShop([transfer, { ...cod, fee: 4.9 }])
  const agreed = await shopper.agreeTo([sencha], { paymentMethod: 'bank' })

  expect(await shopper.place(agreed, { values: { paymentMethod: 'cod' } })).toMatchObject({
    status: 409,
    body: { code: 'quote_changed', details: { quote: { paymentFee: 4.9, total: 14.9 } } },
  })
})

test('a fee is taxed like the shipping', async () => {
  const { store, quote } = await aTeaShop([{ ...cod, fee: 5 }])
  const vat = { id: 'vat', name: 'VAT', country: 'DE', region: null, rate: 20, categoryIds: [] }
  const tax = (values: object) =>
    shop.call('PUT', '/api/taxes', {
      as: store.owner,
      body: { storeId: store.storeId, rates: [vat], taxShipping: true, revision: 0, ...values },
    })

  await tax({ pricesIncludeTax: false })
  expect(await quote({ country: 'DE' })).toMatchObject({ paymentFee: 5, tax: 3, total: 18 })
  await tax({ pricesIncludeTax: true, revision: 1 })
  expect(await quote({ country: 'DE' })).toMatchObject({ paymentFee: 5, tax: 2.5, total: 15 })
})

test('whatever is not offered for the order is refused with what is', async () => {
  const { shopper, sencha, store } = await aTeaShop([{ ...cod, maxTotal: 5 }, transfer])
  const agreed = await shopper.agreeTo([sencha], { paymentMethod: 'cod' })

  expect(await shopper.place(agreed)).toMatchObject({
    status: 409,
    body: {
      code: 'payment_not_offered',
      details: { quote: { paymentMethod: 'bank', paymentMethods: [{ id: 'bank' }] } },
    },
  })
  expect(await shopper.place(agreed, { values: { paymentMethod: 'shells' } })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'paymentMethod' }], details: { quote: { paymentMethod: 'bank' } } },
  })
  const { body } = await shop.call<{ totalElements: number }>('GET', '/api/orders', {
    as: store.owner,
    body: { storeId: store.storeId },
  })
  expect(body.totalElements).toBe(0)
})

test('a shop without a way to pay says so, and takes no order', async () => {
  const { quote, shopper, sencha } = await aTeaShop([])

  expect(await quote()).toMatchObject({ paymentMethods: [], paymentMethod: null })
  expect(await shopper.buy([sencha])).toMatchObject({
    status: 409,
    body: { code: 'payment_not_offered' },
  })
})

test('an order keeps the payment details that its shopper saw, on its page, in its email and for its owner', async () => {
  const instructions = 'Transfer {total} to DE12 3456\nReference: order {order_number}'
  const { store, shopper, sencha } = await aTeaShop([{ ...transfer, instructions }])
  const placed = await shopper.buy([sencha], { values: { paymentMethod: 'bank' } })
  await paidBy(shop, store, [{ ...transfer, name: 'Wire', instructions: 'None.' }], 1)

  const text = 'Transfer €10.00 to DE12 3456\nReference: order 1001'
  const payment = { method: 'bank', name: 'Bank transfer', status: 'pending', instructions: text }
  expect(placed.body.payment).toEqual(payment)
  expect((await shopper.order(placed.body.token)).body.payment).toEqual(payment)
  const mails = await storeOutbox(shop.services, store)
  const confirmation = mails.find(({ to }) => to === 'ada@example.com')
  expect(confirmation?.text).toContain(`Bank transfer\n${text}`)
  expect(await onlyOrder(store)).toMatchObject({
    paymentMethod: 'bank',
    paymentName: 'Bank transfer',
  })
})

async function onlyOrder(store: OwnedStore) {
  const as = store.owner
  const { body } = await shop.call<{ content: Order[] }>('GET', '/api/orders', {
    as,
    body: { storeId: store.storeId },
  })
  return (await shop.call<Order>('GET', `/api/orders/${body.content[0]!.id}`, { as })).body
}

test('giving the goods back does not give back what the way to pay cost', async () => {
  const { store, shopper, sencha } = await aTeaShop([{ ...cod, fee: 2 }])
  await shopper.buy([{ ...sencha, quantity: 2 }])
  const { id, lines } = await onlyOrder(store)
  const change = (what: string, body: object) =>
    shop.call<Order & RefusalBody>('POST', `/api/orders/${id}/${what}`, { as: store.owner, body })
  await change('payments', {})

  const refund = { lines: [{ lineId: lines[0]!.id, quantity: 2 }] }
  expect((await change('refunds', refund)).body).toMatchObject({ total: 22, refundable: 2 })
  expect((await change('refunds', {})).body).toMatchObject({ refundable: 0 })
})
