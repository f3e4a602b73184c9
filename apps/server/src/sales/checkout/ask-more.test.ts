import { defaultCheckout } from '@vitrine/commerce/settings/checkout-settings.ts'
import type { Order } from '@vitrine/contract/sales/order.ts'
import type { Subscriber } from '@vitrine/contract/audience/newsletter.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { expect, test } from 'vitest'
import { address, aShopper } from '../../testing/a-shopper.ts'
import { asksAtCheckout } from '../../testing/asks-at-checkout.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { storeOutbox } from '../../testing/store-outbox.ts'
import { ordersOf } from '../../testing/orders-of.ts'

const shop = startShop()

async function theOrder(store: OwnedStore): Promise<Order> {
  const { id } = (await ordersOf(shop, store))[0]!
  return (await shop.call<Order>('GET', `/api/orders/${id}`, { as: store.owner })).body
}

const customFields = [
  { id: 'wrap', label: 'Gift wrap', kind: 'checkbox', required: false, options: [] },
  { id: 'paper', label: 'Paper', kind: 'select', required: true, options: ['Red', 'Blue'] },
  { id: 'by', label: 'Needed by', kind: 'date', required: false, options: [] },
] as const

const questions = customFields.map((field) => ({ ...field, options: [...field.options] }))

test('what the owner requires has to be there, and every fault is named at its field', async () => {
  const store = await shop.aStore()
  const fields = {
    company: 'required',
    address2: 'required',
    phone: 'required',
    taxId: 'required',
    note: 'required',
  } as const
  const policies = [{ label: 'Terms', href: '/page/terms' }]
  await asksAtCheckout(shop, store, {
    fields,
    customFields: questions,
    policies,
    termsRequired: true,
  })
  const sencha = { product: await shop.aProduct(store), quantity: 1 }
  const shopper = aShopper(shop, store)

  const values = {
    shippingAddress: { ...address, firstName: ' ' },
    answers: { wrap: 'maybe', paper: 'Green', by: '2027-02-30' },
  }
  const refused = await shopper.buy([sencha], { values })

  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(refused.body.issues?.map(({ path }) => path)).toEqual([
    'shippingAddress.firstName',
    'shippingAddress.company',
    'shippingAddress.address2',
    'contact.phone',
    'taxId',
    'note',
    'answers.wrap',
    'answers.paper',
    'answers.by',
    'terms',
  ])
})

test('an order keeps the answers with their labels, for its owner and in the mails', async () => {
  const store = await shop.aStore()
  await asksAtCheckout(shop, store, {
    fields: { ...defaultCheckout.fields, taxId: 'optional', company: 'optional' },
    customFields: questions,
  })
  const sencha = { product: await shop.aProduct(store), quantity: 1 }
  const answers = { wrap: 'Yes', paper: 'Red', gone: 'no longer asked' }
  const shippingAddress = { ...address, company: 'Engines' }

  const placed = await aShopper(shop, store).buy([sencha], {
    values: { answers, shippingAddress, taxId: 'GB 123' },
  })

  expect(placed.status).toBe(201)
  const order = await theOrder(store)
  expect(order).toMatchObject({ taxId: 'GB 123', shippingAddress: { company: 'Engines' } })
  expect(order.answers).toEqual([
    { label: 'Gift wrap', value: 'Yes' },
    { label: 'Paper', value: 'Red' },
  ])
  for (const mail of await storeOutbox(shop.services, store)) {
    expect(mail.text).toContain('Tax ID: GB 123\nGift wrap: Yes\nPaper: Red')
    expect(mail.html).toContain('Paper: Red')
  }
})

test('answers to fields that are off are not stored', async () => {
  const store = await shop.aStore()
  const off = 'off' as const
  await asksAtCheckout(shop, store, {
    name: 'last',
    fields: { company: off, address2: off, phone: off, taxId: off, note: off },
  })
  const sencha = { product: await shop.aProduct(store), quantity: 1 }
  const values = {
    contact: { email: 'ada@example.com', phone: '1' },
    shippingAddress: { ...address, company: 'Engines', address2: 'Attic', phone: '1' },
    taxId: 'GB 123',
    note: 'Hello',
    marketing: true,
    answers: { paper: 'Red' },
  }

  await aShopper(shop, store).buy([sencha], { values })

  const order = await theOrder(store)
  expect(order).toMatchObject({ phone: null, note: null, taxId: null, answers: [] })
  expect(order.shippingAddress).toEqual({ ...address, firstName: '' })
  expect(order.customer.name).toBe('Lovelace')
})

test('an order below the smallest is refused, and says what the smallest is', async () => {
  const store = await shop.aStore()
  await asksAtCheckout(shop, store, { minimumOrder: 20 })
  const product = await shop.aProduct(store, { price: 10, stock: 5 })
  const shopper = aShopper(shop, store)

  expect(await shopper.buy([{ product, quantity: 1 }])).toMatchObject({
    status: 409,
    body: { code: 'below_minimum', details: { minimum: 20, missing: 10 } },
  })
  expect((await shopper.buy([{ product, quantity: 2 }])).status).toBe(201)
})

test('the owner’s thanks name the order, and nothing in them is interpreted', async () => {
  const store = await shop.aStore()
  const thanks = 'Order {order_number} for {total} <b>{nothing}</b> {first_name}'
  const texts = { ...defaultCheckout.texts, thanksHeading: 'Cheers {last_name}', thanks }
  await asksAtCheckout(shop, store, { texts })
  const sencha = { product: await shop.aProduct(store, { price: 10 }), quantity: 1 }
  const shopper = aShopper(shop, store)
  const shippingAddress = { ...address, firstName: '{email}' }

  const placed = await shopper.buy([sencha], { values: { shippingAddress } })

  const { body } = await shopper.order(placed.body.token)
  expect(body.thanks).toEqual({
    heading: 'Cheers Lovelace',
    text: 'Order 1001 for €10.00 <b>{nothing}</b> {email}',
  })
})

test('a newsletter subscription is confirmed by email', async () => {
  const store = await shop.aStore()
  await asksAtCheckout(shop, store, { marketing: 'unticked' })
  const product = await shop.aProduct(store, { stock: 5 })
  const shopper = aShopper(shop, store)
  const subscribers = async () => {
    const body = { storeId: store.storeId }
    const path = '/api/subscribers'
    const answer = await shop.call<PageOf<Subscriber>>('GET', path, { as: store.owner, body })
    return answer.body.content.map(({ email, status }) => `${email} ${status}`)
  }

  await shopper.buy([{ product, quantity: 1 }])
  expect(await subscribers()).toEqual([])
  await shopper.buy([{ product, quantity: 1 }], { values: { marketing: true } })
  expect(await subscribers()).toEqual(['ada@example.com pending'])
})
