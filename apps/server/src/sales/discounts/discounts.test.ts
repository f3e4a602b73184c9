import type { Quote } from '@vitrine/contract/sales/quote.ts'
import type { Discount, DiscountInput } from '@vitrine/contract/sales/discounts.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { aDiscount } from '../../testing/a-discount.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { aRate, aZone, shipsTo } from '../../testing/ships-to.ts'
import { type Answer, type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()
const path = (id: string) => `/api/discounts/${id}`
const byCustomer = (email: string) => ({ values: { contact: { email } } })

function add({ storeId, owner }: OwnedStore, values: Partial<DiscountInput> = {}) {
  const body = { storeId, ...aDiscount(values) }
  return shop.call<Discount & RefusalBody>('POST', '/api/discounts', { as: owner, body })
}

function change({ owner }: OwnedStore, id: string, values: Partial<DiscountInput>) {
  const body = aDiscount(values)
  return shop.call<Discount & RefusalBody>('PUT', `/api/discounts/${id}`, { as: owner, body })
}

async function list({ storeId, owner }: OwnedStore, query: object = {}) {
  const body = { storeId, ...query }
  return (await shop.call<PageOf<Discount>>('GET', '/api/discounts', { as: owner, body })).body
}

async function aTeaShop(price = 20) {
  const store = await shop.aStore()
  const sencha = { product: await shop.aProduct(store, { price }), quantity: 1 }
  const quote = async (values: object = {}, quantity = 1) =>
    ((await shop.quote(store, [{ ...sencha, quantity }], values)) as Answer<Quote>).body
  return { store, sencha, quote, shopper: aShopper(shop, store) }
}

test('an owner makes, finds, changes and deletes a discount', async () => {
  const store = await shop.aStore()

  const made = await add(store, { maxUses: 5 })
  expect(made).toMatchObject({
    status: 201,
    body: { code: 'AUTUMN', title: 'AUTUMN', status: 'active', uses: 0, maxUses: 5 },
  })
  const { id } = made.body
  expect(await change(store, id, { title: 'Leaves', enabled: false })).toMatchObject({
    status: 200,
    body: { title: 'Leaves', status: 'off' },
  })
  expect((await list(store, { search: 'leav', status: 'off' })).content).toMatchObject([{ id }])
  expect((await list(store, { status: 'active' })).totalElements).toBe(0)
  const gone = await shop.call('DELETE', `/api/discounts/${id}`, { as: store.owner })
  expect(gone.status).toBe(200)
  expect(await shop.call('GET', `/api/discounts/${id}`, { as: store.owner })).toMatchObject({
    status: 404,
  })
})

test('a code is one store’s own, and one discount’s only', async () => {
  const [store, neighbour] = [await shop.aStore(), await shop.aStore()]
  const { body } = await add(store)

  const taken = { status: 409, body: { code: 'code_taken' } }
  expect(await add(store, { code: 'autumn' })).toMatchObject(taken)
  expect((await add(neighbour)).status).toBe(201)
  const other = await add(store, { code: 'WINTER' })
  expect(await change(store, other.body.id, { code: 'Autumn' })).toMatchObject(taken)
  const foreign = await shop.call('GET', path(body.id), { as: neighbour.owner })
  const missing = await shop.call('GET', path(newId()), { as: neighbour.owner })
  expect(foreign).toMatchObject({ status: 404, body: missing.body as object })
  expect((await change(neighbour, body.id, {})).status).toBe(404)
})

test.each([
  ['without code and title', { code: null }, 'title'],
  ['of nothing', { offer: { kind: 'percent', percent: 0 } as const }, 'offer'],
  ['of too fine an amount', { offer: { kind: 'amount', amount: 0.125 } as const }, 'offer.amount'],
  [
    'that ends before it begins',
    { startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' },
    'endsAt',
  ],
  [
    'by itself for each customer',
    { code: null, title: 'Two', maxUsesPerCustomer: 1 },
    'maxUsesPerCustomer',
  ],
  ['with a hostile code', { code: "'; DROP" }, 'code'],
])('a discount %s is refused', async (_, values, path) => {
  const store = await shop.aStore()

  const { status, body } = await add(store, values)

  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' })
  expect(body.issues?.[0]?.path).toContain(path)
  expect((await list(store)).totalElements).toBe(0)
})

test('a code takes off, and the order keeps what it took', async () => {
  const { store, sencha, quote, shopper } = await aTeaShop()
  const { body } = await add(store)

  expect(await quote({ discountCode: 'Autumn ' })).toMatchObject({
    discount: 2,
    discounts: [{ code: 'AUTUMN', amount: 2 }],
    discountProblem: null,
    discountMinimum: null,
    lines: [{ total: 20, discount: 2 }],
    total: 18,
  })
  const placed = await shopper.place(await shopper.agreeTo([sencha], { discountCode: 'autumn' }))
  expect((await shopper.order(placed.body.token)).body).toMatchObject({
    subtotal: 20,
    discount: 2,
    discounts: [{ code: 'AUTUMN', amount: 2 }],
    total: 18,
  })
  const { body: after } = await shop.call<Discount>('GET', `/api/discounts/${body.id}`, {
    as: store.owner,
  })
  expect(after.uses).toBe(1)
})

test('a code that does nothing says why, and the price is that without it', async () => {
  const { store, quote } = await aTeaShop()
  await add(store, { code: 'LARGE', minSubtotal: 21 })
  await add(store, { code: 'OLD', endsAt: '2020-01-01T00:00:00Z' })
  await add(store, { code: 'HIDDEN', enabled: false })
  const problemOf = async (discountCode: string) => {
    const { discountProblem, discountMinimum, total } = await quote({ discountCode })
    return `${discountProblem} ${total}${discountMinimum === null ? '' : ` ${discountMinimum}`}`
  }

  expect(await problemOf('LARGE')).toBe('below_minimum 20 21')
  expect(await problemOf('OLD')).toBe('ended 20')
  expect(await problemOf('HIDDEN')).toBe('unknown 20')
  expect(await problemOf('NOBODYS')).toBe('unknown 20')
})

test('an automatic discount needs no code, and combines with free shipping', async () => {
  const { store, quote } = await aTeaShop()
  await shipsTo(shop, store, {
    zones: [
      aZone('Germany', ['DE'], [aRate('post', { price: 5 }), aRate('express', { price: 15 })]),
    ],
  })
  await add(store, { code: null, title: 'Autumn sale', offer: { kind: 'amount', amount: 3 } })
  await add(store, { code: 'FREE', offer: { kind: 'free_shipping' } })

  expect(await quote({ country: 'DE' })).toMatchObject({ discount: 3, shipping: 5, total: 22 })
  const free = { country: 'DE', discountCode: 'free' }
  expect(await quote(free)).toMatchObject({ discount: 3, shipping: 0, total: 17 })
  expect(await quote({ ...free, shippingRateId: 'express' })).toMatchObject({
    shipping: 15,
    total: 32,
  })
})

test('a code that was taken back meanwhile is shown before anything is paid', async () => {
  const { store, sencha, shopper } = await aTeaShop()
  const { body } = await add(store)
  const agreed = await shopper.agreeTo([sencha], { discountCode: 'AUTUMN' })
  await change(store, body.id, { enabled: false })

  expect(await shopper.place(agreed)).toMatchObject({
    status: 409,
    body: {
      code: 'quote_changed',
      details: { quote: { discount: 0, discountProblem: 'unknown', total: 20 } },
    },
  })
})

test('thirty shoppers with a code for seven: seven use it, the others are shown the price', async () => {
  const { store, sencha, shopper } = await aTeaShop()
  const { body } = await add(store, { maxUses: 7 })
  const agreed = await shopper.agreeTo([sencha], { discountCode: 'AUTUMN' })

  const answers = await Promise.all(Array.from({ length: 30 }, () => shopper.place(agreed)))

  const placed = answers.filter(({ status }) => status === 201)
  const refused = answers.filter(({ body: { code } }) => code === 'quote_changed')
  expect([placed.length, refused.length]).toEqual([7, 23])
  expect(refused[0]?.body.details).toMatchObject({
    quote: { discountProblem: 'used_up', discount: 0, total: 20 },
  })
  const { body: after } = await shop.call<Discount>('GET', `/api/discounts/${body.id}`, {
    as: store.owner,
  })
  expect(after).toMatchObject({ uses: 7, status: 'used_up' })
})

test('a customer uses a code as often as allowed, also when in a hurry', async () => {
  const { store, sencha, shopper } = await aTeaShop()
  await add(store, { maxUsesPerCustomer: 1 })
  const agreed = await shopper.agreeTo([sencha], { discountCode: 'AUTUMN' })

  const answers = await Promise.all(
    ['mei@tea.example', 'Mei@tea.example', 'mei@tea.example', 'ada@tea.example'].map((email) =>
      shopper.place(agreed, byCustomer(email)),
    ),
  )

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  const refused = answers.find(({ status }) => status === 409)!
  const { quote } = refused.body.details as { quote: Quote }
  expect(refused.body.code).toBe('discount_used')
  expect(quote).toMatchObject({ discountProblem: 'used_by_customer', total: 20 })
  const { discountCode: _discountCode, ...without } = agreed as { discountCode: string }
  const again = { ...byCustomer('mei@tea.example').values, quoteHash: quote.quoteHash }
  expect((await shopper.place(without, { values: again })).status).toBe(201)
})

test('one attempt that is sent again counts one use', async () => {
  const { store, sencha, shopper } = await aTeaShop()
  const { body } = await add(store)
  const agreed = await shopper.agreeTo([sencha], { discountCode: 'AUTUMN' })

  await Promise.all(Array.from({ length: 5 }, () => shopper.place(agreed, { key: 'the same' })))

  const { body: after } = await shop.call<Discount>('GET', `/api/discounts/${body.id}`, {
    as: store.owner,
  })
  expect(after.uses).toBe(1)
})

test.each(['startsAt', 'endsAt'])(
  'a discount whose %s is no date of ours is refused',
  async (field) => {
    const store = await shop.aStore()
    const days = ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00']
    for (const day of days) {
      const { status, body } = await add(store, { [field]: day })
      expect({ status, paths: body.issues?.map((issue) => issue.path) }).toEqual({
        status: 400,
        paths: [field],
      })
    }
  },
)
