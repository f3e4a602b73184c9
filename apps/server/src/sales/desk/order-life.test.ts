import { expect, test } from 'vitest'
import { anOrder, stockOf } from '../../testing/an-order.ts'
import { startShop } from '../../testing/start-shop.ts'
import { storeOutbox } from '../../testing/store-outbox.ts'
import { address } from '../../testing/a-shopper.ts'

const shop = startShop()

test('a cancelled order gives money and stock back, once, and the shopper is notified', async () => {
  const { store, sencha, change } = await anOrder(shop)
  await change('payments')

  const { body } = await change('cancellation', { reason: 'stock' })
  const again = await change('cancellation')

  expect(body).toMatchObject({
    status: 'cancelled',
    cancelReason: 'stock',
    paymentStatus: 'refunded',
    refundable: 0,
  })
  expect(body.events.map(({ kind }) => kind)).toEqual(['cancelled', 'refund', 'payment', 'placed'])
  expect(again).toMatchObject({
    status: 409,
    body: { code: 'illegal_transition', details: { status: 'cancelled', allowed: ['archived'] } },
  })
  expect(await stockOf(shop, store, sencha)).toBe(10)
  const mails = await storeOutbox(shop.services, store)
  const notice = mails.find(({ subject }) => subject.includes('cancelled'))
  expect(notice?.text).toContain('out of stock')
  expect(notice?.text).toContain('Your refund: €25.00')
})

test('clerks who cancel at once put the stock back once', async () => {
  const { store, sencha, change } = await anOrder(shop)
  const answers = await Promise.all(Array.from({ length: 5 }, () => change('cancellation')))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409, 409,
  ])
  expect(await stockOf(shop, store, sencha)).toBe(10)
})

test('an owner may cancel without refund, stock and mail, and give the money back later', async () => {
  const { store, sencha, change } = await anOrder(shop)
  await change('payments')

  const no = { refund: false, restock: false, notify: false }
  const { body } = await change('cancellation', no)

  expect(body).toMatchObject({ status: 'cancelled', paymentStatus: 'paid', refundable: 25 })
  expect(await stockOf(shop, store, sencha)).toBe(8)
  expect((await storeOutbox(shop.services, store)).map(({ subject }) => subject)).toHaveLength(2)
  expect((await change('refunds', { amount: 25 })).body.paymentStatus).toBe('refunded')
})

test('what is sold out can be bought again as soon as an order is cancelled', async () => {
  const { store, sencha, change } = await anOrder(shop, { stock: 2 })
  const quoted = () => shop.quote(store, [{ product: sencha, quantity: 1 }])
  expect((await quoted()).body).toMatchObject({ lines: [{ problem: 'insufficient_stock' }] })

  await change('cancellation')

  expect((await quoted()).body).toMatchObject({ lines: [{ problem: null, available: 2 }] })
})

test('an order of which something was sent is not cancelled, but archived and opened again', async () => {
  const { change, order } = await anOrder(shop)
  const lines = [{ lineId: order.lines[0]!.id, quantity: 1 }]
  await change('fulfilments', { lines })

  const cancelled = await change('cancellation')
  const archived = await change('archive')
  const paid = await change('payments')
  const opened = await change('unarchive')

  expect(cancelled).toMatchObject({ status: 409, body: { details: { allowed: ['archived'] } } })
  expect(archived.body.status).toBe('archived')
  expect(paid).toMatchObject({
    status: 409,
    body: { code: 'illegal_transition', details: { status: 'archived', allowed: ['open'] } },
  })
  expect(opened.body.status).toBe('open')
  expect(await change('unarchive')).toMatchObject({ status: 409 })
})

test('a cancelled order is archived, and never opened again', async () => {
  const { change } = await anOrder(shop)
  await change('cancellation')

  expect((await change('archive')).body).toMatchObject({ status: 'archived' })
  expect(await change('cancellation')).toMatchObject({ status: 409 })
  const { body } = await change('unarchive')

  expect(body.status).toBe('cancelled')
  expect(body.cancelledAt).not.toBeNull()
  expect(await change('payments')).toMatchObject({ status: 409 })
})

test('no confirmation is sent of an order that was cancelled', async () => {
  const { change } = await anOrder(shop)
  await change('cancellation')
  const refused = { status: 409, body: { code: 'illegal_transition' } }
  expect(await change('confirmation')).toMatchObject(refused)
})

test('the timeline tells who did what, newest first', async () => {
  const { change } = await anOrder(shop)
  await change('notes', { text: '  Wrap it <b>well</b>  ' })
  await change('payments', { amount: 5 })

  const { body } = await change('fulfilments', { carrier: 'Pigeon Post' })

  expect(body.events).toMatchObject([
    { kind: 'fulfilment', pieces: 2, carrier: 'Pigeon Post', actor: { name: 'Mei Lin' } },
    { kind: 'payment', amount: 5, method: 'Cash on delivery', actor: { kind: 'owner' } },
    { kind: 'note', text: 'Wrap it <b>well</b>' },
    { kind: 'placed', actor: { kind: 'shopper', name: 'Ada Lovelace' } },
  ])
})

test.each(['', '   ', 'x'.repeat(2001)])('a note of %j is refused', async (text) => {
  const { change } = await anOrder(shop)
  expect(await change('notes', { text })).toMatchObject({ status: 400 })
})

const moved = {
  email: 'ada@new.example',
  phone: '+44 20 7946 0000',
  shippingAddress: { ...address, firstName: 'Augusta', city: 'Ockham' },
}

test('an address is corrected until something was sent, and the order is found by it', async () => {
  const { store, change, order } = await anOrder(shop)

  const changed = await change('customer', { ...moved, version: order.version }, 'PUT')

  expect(changed.body).toMatchObject({
    customer: { name: 'Augusta Lovelace', email: 'ada@new.example' },
    shippingAddress: { city: 'Ockham' },
    version: 2,
  })
  expect(changed.body.events[0]).toMatchObject({
    kind: 'customer',
    text: 'email, phone, delivery address',
  })
  const { body } = await shop.call('GET', '/api/orders', {
    as: store.owner,
    body: { storeId: store.storeId, search: 'augusta' },
  })
  expect(body).toMatchObject({ totalElements: 1 })

  await change('fulfilments')
  expect(await change('customer', moved, 'PUT')).toMatchObject({
    status: 409,
    body: { code: 'illegal_transition', details: { fulfilmentStatus: 'fulfilled' } },
  })
})

test.each([
  { email: 'not an address' },
  { shippingAddress: { ...address, country: 'ZZ' } },
  { shippingAddress: { ...address, city: '' } },
  { billingAddress: { ...address, country: 'ZZ' } },
])('a customer with %j is refused', async (wrong) => {
  const { change, get } = await anOrder(shop)
  expect(await change('customer', { ...moved, ...wrong }, 'PUT')).toMatchObject({ status: 400 })
  expect((await get()).customer.email).toBe('ada@example.com')
})

test('the confirmation is sent again to the corrected address, but not without limit', async () => {
  const { store, change } = await anOrder(shop)
  await change('customer', moved, 'PUT')

  const answers = []
  for (let time = 0; time < 6; time += 1) answers.push(await change('confirmation'))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  const mails = await storeOutbox(shop.services, store)
  const confirmations = mails.filter(({ subject }) => subject.endsWith('confirmed'))
  expect(confirmations).toHaveLength(6)
  expect(confirmations.at(-1)?.to).toBe('ada@new.example')
})

test('a fulfilment is announced with its carrier and tracking link', async () => {
  const { store, change, order } = await anOrder(shop)
  await change('fulfilments', {
    lines: [{ lineId: order.lines[0]!.id, quantity: 1 }],
    carrier: 'Pigeon Post',
    trackingUrl: 'https://pigeon.example/42',
  })

  const mails = await storeOutbox(shop.services, store)

  const notice = mails.find(({ subject }) => subject.includes('on its way'))
  expect(notice?.text).toContain('1 item shipped with Pigeon Post')
  expect(notice?.text).toContain('1 × Sencha 100 g')
  expect(notice?.text).toContain('https://pigeon.example/42')
})

test('the owner gets an email about an order, and a reply goes to the shopper', async () => {
  const { store, order } = await anOrder(shop)
  const mails = await storeOutbox(shop.services, store)
  const notice = mails.find(({ to }) => to === store.owner.email)
  expect(notice).toMatchObject({
    subject: 'New order #1001: €25.00 from Ada Lovelace',
    replyTo: 'ada@example.com',
  })
  expect(notice?.text).toContain(`/dashboard/orders/${order.id}`)
})
