import { defaultPayments } from '@vitrine/commerce/settings/payment-methods.ts'
import type { DraftOrderInput } from '@vitrine/contract/sales/draft-orders.ts'
import { openTestDatabase } from '@vitrine/db/testing/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { aCardShop, type CardShop, sessionOf } from '../../testing/a-card-shop.ts'
import { draftOf, draftsOf, tokenOf } from '../../testing/a-draft.ts'
import { asksAtCheckout } from '../../testing/asks-at-checkout.ts'
import { startShop } from '../../testing/start-shop.ts'
import { outboxRows } from '../../testing/store-outbox.ts'
import { startStripe } from '../../testing/stripe/start-stripe.ts'

const stripe = await startStripe()
afterAll(() => stripe.stop())
const shop = startShop({}, openTestDatabase(), { STRIPE_API_URL: stripe.url })

async function aLink(values: Partial<DraftOrderInput> = {}, requested: { stock?: number } = {}) {
  const cards = await aCardShop(shop, stripe, requested)
  const drafts = draftsOf(shop, cards.store)
  const draft = await drafts.made(draftOf(cards.sencha, values))
  const token = tokenOf(draft)
  const { id } = draft
  const settle = async () => {
    shop.clock.pass(1)
    return (await cards.payment(token)).body
  }
  return { cards, drafts, id, token, settle, pay: (method?: string) => drafts.pay(token, method) }
}

const sessionsOf = (cards: CardShop) => [...cards.stripe().sessions.values()]
const mailsOf = async ({ store }: CardShop) =>
  (await outboxRows(shop.services, store)).map(({ kind }) => kind).toSorted()

test('anyone with the link sees what it is for, and orders it without paying online', async () => {
  const { cards, drafts, token, pay } = await aLink({ note: 'Only for us' })

  const { status, body } = await drafts.link(token)

  expect(status).toBe(200)
  expect(body).toMatchObject({
    email: 'ada@example.com',
    lines: [{ name: 'Sencha 100 g', quantity: 2, problem: null }, { name: 'Engraving' }],
    total: 30,
    paymentMethods: [{ id: 'cod' }, { id: 'stripe', online: true }],
    paymentMethod: 'cod',
  })
  expect(JSON.stringify(body)).not.toContain('Only for us')
  const paid = await pay()
  expect(paid).toMatchObject({ status: 201, body: { orderNumber: 1001, token } })
  expect(await cards.order()).toMatchObject({ total: 30, paymentStatus: 'pending' })
  expect(await cards.left()).toBe(8)
  expect(await mailsOf(cards)).toEqual(['order_confirmation', 'order_received'])
  expect((await cards.shopper.order(token)).body).toMatchObject({ orderNumber: 1001 })
  expect((await drafts.link(token)).status).toBe(404)
  const agreed = { paymentMethod: 'cod', quoteHash: body.quoteHash }
  expect((await drafts.agree(token, agreed)).body).toMatchObject({ orderNumber: 1001, token })
})

test('by card it is an order once it is paid, custom lines and all', async () => {
  const { cards, drafts, id, pay, settle } = await aLink({
    discount: { kind: 'percent', percent: 10 },
    note: 'Met at the fair',
  })

  const begun = await pay('stripe')

  expect(begun).toMatchObject({ status: 201, body: { orderNumber: null } })
  expect(await cards.orders()).toEqual([])
  expect(await cards.left()).toBe(10)
  stripe.pay(sessionOf(begun))
  expect(await settle()).toMatchObject({ state: 'completed', byLink: true })
  expect(await cards.order()).toMatchObject({
    total: 27,
    discount: 3,
    paymentStatus: 'paid',
    oversold: 0,
    lines: [{ quantity: 2 }, { name: 'Engraving', quantity: 1 }],
    payments: [{ provider: 'stripe', amount: 27 }],
  })
  expect((await cards.order()).events).toContainEqual(
    expect.objectContaining({ text: 'From draft order D1. Met at the fair' }),
  )
  expect(await cards.left()).toBe(8)
  expect((await drafts.get(id)).body).toMatchObject({
    state: 'completed',
    order: { orderNumber: 1001 },
  })
})

test('many people who pay one link at once make one order', async () => {
  const { cards, drafts, token } = await aLink()
  const { body } = await drafts.link(token, 'cod')
  const agreed = { paymentMethod: 'cod', quoteHash: body.quoteHash }

  const answers = await Promise.all(Array.from({ length: 8 }, () => drafts.agree(token, agreed)))

  expect(answers.map(({ status, body: { orderNumber } }) => [status, orderNumber])).toEqual(
    answers.map(() => [201, 1001]),
  )
  expect(await cards.orders()).toHaveLength(1)
  expect(await cards.left()).toBe(8)
})

test('two people by card are led to one page, and pay once', async () => {
  const { cards, pay, settle } = await aLink()

  const [first, second] = await Promise.all([pay('stripe'), pay('stripe')])

  expect([first.status, second.status]).toEqual([201, 201])
  expect(sessionOf(first)).toBe(sessionOf(second))
  stripe.pay(sessionOf(first))
  await Promise.all([settle(), settle(), cards.work()])
  expect(await cards.orders()).toHaveLength(1)
  expect((await cards.order()).payments).toHaveLength(1)
})

test('who pays in another way closes the page that was begun', async () => {
  const { cards, pay } = await aLink()
  await pay('stripe')

  expect(await pay('cod')).toMatchObject({ status: 201, body: { orderNumber: 1001 } })

  expect(sessionsOf(cards)).toMatchObject([{ status: 'expired' }])
  expect(await cards.orders()).toMatchObject([{ paymentStatus: 'pending' }])
  expect(await cards.left()).toBe(8)
})

test('paid by card after all, the other way is not taken', async () => {
  const { cards, pay } = await aLink()
  stripe.pay(sessionOf(await pay('stripe')))

  expect(await pay('cod')).toMatchObject({ status: 201, body: { orderNumber: 1001 } })

  expect(await cards.orders()).toMatchObject([{ paymentStatus: 'paid' }])
  expect(await cards.left()).toBe(8)
})

test('a draft that was changed has to be read again', async () => {
  const { cards, drafts, id, token } = await aLink()
  const { body } = await drafts.link(token)
  const lines = [{ kind: 'custom', name: 'Only the engraving', price: 5, quantity: 1 }]
  await drafts.update(id, { ...draftOf(cards.sencha), lines, version: 1 })

  const agreed = { paymentMethod: 'cod', quoteHash: body.quoteHash }
  expect(await drafts.agree(token, agreed)).toMatchObject({
    status: 409,
    body: { code: 'draft_changed' },
  })
  expect((await drafts.link(token)).body).toMatchObject({ total: 5 })
  expect(await cards.orders()).toEqual([])
})

test('a change ends the payment that was begun, and is refused where it was paid', async () => {
  const { cards, drafts, id, pay } = await aLink()
  await pay('stripe')
  const change = draftOf(cards.sencha, { note: 'Changed' })

  expect((await drafts.update(id, { ...change, version: 1 })).status).toBe(200)
  expect(sessionsOf(cards)).toMatchObject([{ status: 'expired' }])

  const again = await pay('stripe')
  stripe.pay(sessionOf(again))
  const refused = { status: 409, body: { code: 'draft_completed' } }
  expect(await drafts.update(id, { ...change, version: 2 })).toMatchObject(refused)
  expect(await drafts.markPaid(id, 2)).toMatchObject(refused)
  expect(await drafts.remove(id)).toMatchObject(refused)
  expect(await cards.orders()).toMatchObject([{ paymentStatus: 'paid', total: 30 }])
})

test('marked as paid while someone is on the way to pay, it is paid once', async () => {
  const { cards, drafts, id, pay, settle } = await aLink()
  const begun = sessionOf(await pay('stripe'))

  expect((await drafts.markPaid(id)).status).toBe(201)

  expect(sessionsOf(cards)).toMatchObject([{ status: 'expired' }])
  expect(() => stripe.pay(begun)).toThrow()
  expect((await settle()).state).toBe('completed')
  expect(await cards.orders()).toHaveLength(1)
})

test('what is sold out or gone is said, and not sold', async () => {
  const { cards, drafts, token } = await aLink({}, { stock: 2 })
  const { body } = await drafts.link(token)
  const agreed = { paymentMethod: 'cod', quoteHash: body.quoteHash }
  await cards.shopper.buy([{ product: cards.sencha, quantity: 1 }])

  expect(await drafts.agree(token, agreed)).toMatchObject({
    status: 409,
    body: { code: 'insufficient_stock' },
  })
  expect(await drafts.agree(token, { ...agreed, paymentMethod: 'stripe' })).toMatchObject({
    status: 409,
    body: { code: 'insufficient_stock' },
  })
  expect((await drafts.link(token)).body.lines[0]).toMatchObject({ problem: 'insufficient_stock' })

  const call = { as: cards.store.owner }
  await shop.call('DELETE', `/api/products/delete/${cards.sencha.id}`, call)
  expect((await drafts.link(token)).body.lines[0]).toMatchObject({
    name: 'Sencha 100 g',
    problem: 'unavailable',
  })
  expect((await drafts.agree(token, agreed)).body.code).toBe('line_unavailable')
  expect(await cards.orders()).toHaveLength(1)
})

test('the stock is reserved while it is being paid', async () => {
  const { cards, pay, settle } = await aLink({}, { stock: 2 })
  const begun = await pay('stripe')

  expect((await cards.shopper.buy([{ product: cards.sencha, quantity: 1 }])).body.code).toBe(
    'insufficient_stock',
  )
  stripe.pay(sessionOf(begun))
  await settle()
  expect(await cards.order()).toMatchObject({ oversold: 0, total: 30 })
})

test('what a way to pay costs is shown, paid, and taxed as agreed', async () => {
  const { cards, drafts, token, pay } = await aLink()
  const { storeId, owner } = cards.store
  const methods = defaultPayments.methods.map((method) => ({ ...method, enabled: true, fee: 2 }))
  const body = { storeId, methods, revision: 1 }
  const saved = await shop.call('PUT', '/api/payments', { as: owner, body })
  expect(saved.status).toBe(200)

  expect((await drafts.link(token, 'bank')).body).toMatchObject({ paymentFee: 2, total: 32 })
  await pay('bank')
  expect(await cards.order()).toMatchObject({ paymentFee: 2, total: 32, paymentMethod: 'bank' })
})

test('a shop’s terms are agreed to here too', async () => {
  const { cards, drafts, token } = await aLink()
  const policies = [{ label: 'Terms', href: '/page/terms' }]
  await asksAtCheckout(shop, cards.store, { policies, termsRequired: true })
  const { body: link } = await drafts.link(token)
  const agreed = { paymentMethod: 'cod', quoteHash: link.quoteHash }

  expect((await drafts.agree(token, agreed)).body.issues).toMatchObject([{ path: 'terms' }])
  expect((await drafts.agree(token, { ...agreed, terms: true })).status).toBe(201)
})

test('a link leads nowhere without an address, after it is deleted, and in another shop', async () => {
  const { cards, drafts, id, token } = await aLink()
  const neighbour = draftsOf(shop, await shop.aStore())
  expect((await neighbour.link(token)).status).toBe(404)
  expect((await neighbour.agree(token, { paymentMethod: 'cod', quoteHash: 'x' })).status).toBe(404)
  expect((await drafts.link('short')).status).toBe(400)
  expect((await drafts.agree(token, { paymentMethod: 'cod' })).status).toBe(400)
  expect((await drafts.agree(token, { paymentMethod: 'gold', quoteHash: 'x' })).body.code).toBe(
    'payment_not_offered',
  )

  const nowhere = { ...draftOf(cards.sencha, { shippingAddress: null }), version: 1 }
  expect((await drafts.update(id, nowhere)).body.paymentLink).toBeNull()
  expect((await drafts.link(token)).status).toBe(404)
  expect((await drafts.remove(id)).status).toBe(200)
  expect((await drafts.get(id)).status).toBe(404)
  expect((await drafts.link(token)).status).toBe(404)
})
