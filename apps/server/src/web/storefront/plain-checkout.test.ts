import { expect, test } from 'vitest'
import { aDiscount } from '../../testing/a-discount.ts'
import { aPlainShopper, atPlainCheckout, anAddress } from '../../testing/a-plain-shopper.ts'
import { stockOf } from '../../testing/an-order.ts'
import { asksAtCheckout } from '../../testing/asks-at-checkout.ts'
import { reprice } from '../../testing/reprice.ts'
import { aRate, aZone, shipsTo } from '../../testing/ships-to.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import { ordersOf } from '../../testing/orders-of.ts'

const { shop } = await startStorefront()

test('an order is placed once however often its button is pressed, and shown by its token', async () => {
  const { store, sencha, shopper, page } = await atPlainCheckout(shop)
  const address = anAddress()

  const answers = await Promise.all([
    shopper.press(page, 'place', address),
    shopper.press(page, 'place', address),
  ])
  const again = await shopper.press(page, 'place', address)

  expect(new Set([...answers, again].map(({ location }) => location)).size).toBe(1)
  expect(again.status).toBe(303)
  const orders = await ordersOf(shop, store)
  expect(orders).toMatchObject([{ total: 20, customer: { email: address.email } }])
  expect(await stockOf(shop, store, sencha)).toBe(6)
  const thanks = await shopper.open(again.location)
  expect(thanks.html).toContain(`Order <!-- -->#${orders[0]!.orderNumber}`)
  expect(thanks.html).toContain('Cash on delivery')
})

test('another order in the same form is another order', async () => {
  const { store, shopper, page } = await atPlainCheckout(shop)
  await shopper.press(page, 'place', anAddress())

  const refused = await shopper.press(page, 'place', anAddress())
  const placed = await shopper.press(refused, 'place')

  expect(refused.status).toBe(409)
  expect(refused.html).toContain('This attempt was already used for another order.')
  expect(placed.status).toBe(303)
  expect(await ordersOf(shop, store)).toHaveLength(2)
})

test('what is missing is said at its field and above, and nothing typed is lost', async () => {
  const { store, shopper, page } = await atPlainCheckout(shop)
  const typed = { ...anAddress(), email: 'ada', lastName: '', note: 'Two\r\n"lines" & <more>' }

  const answer = await shopper.press(page, 'place', typed)

  expect(answer.status).toBe(422)
  expect(answer.html).toContain('Please check 2 fields.')
  expect(answer.html).toContain('Email<!-- -->: <!-- -->Enter an email address like')
  expect(answer.html).toMatch(/id="checkout-lastName-error"[^>]*>Enter your last name/)
  expect(Object.fromEntries(answer.form)).toMatchObject({
    ...typed,
    note: 'Two\n"lines" & <more>',
    key: page.form.get('key'),
  })
  expect(await ordersOf(shop, store)).toEqual([])
})

test('what only the server finds wrong is said at its field too', async () => {
  const { shopper, page } = await atPlainCheckout(shop)

  const answer = await shopper.press(page, 'place', {
    ...anAddress(),
    email: 'ada@-example.com',
    city: 'x'.repeat(121),
  })

  expect(answer.status).toBe(422)
  expect(answer.html).toContain('id="checkout-email-error"')
  expect(answer.html).toContain('id="checkout-city-error"')
  expect(answer.form.get('city')).toHaveLength(121)
})

test('a price that moved is shown before it is paid', async () => {
  const { store, sencha, shopper, page } = await atPlainCheckout(shop)
  await reprice(shop, store, sencha, 11)

  const answer = await shopper.press(page, 'place', anAddress())

  expect(answer.status).toBe(409)
  expect(answer.html).toContain('Sencha 100 g is now €11.00, it was €10.00.')
  expect(answer.html).toContain('The total is now €22.00, it was €20.00.')
  expect(await ordersOf(shop, store)).toEqual([])
  expect((await shopper.press(answer, 'place')).status).toBe(303)
  expect(await ordersOf(shop, store)).toMatchObject([{ total: 22 }])
})

test('lines are changed and removed, and an invalid quantity is shown again', async () => {
  const { store, sencha, shopper, page } = await atPlainCheckout(shop)
  const pot = await shop.aProduct(store, { name: 'Pot', price: 30 })
  const both = await shopper.open(`/checkout?lines=${sencha.id}::2,${pot.id}::1`)

  const changed = await shopper.press(both, 'update', { quantity: ['3', '1'] })
  const wrong = await shopper.press(changed, 'place', { ...anAddress(), quantity: ['two', '1'] })
  const less = await shopper.press(changed, `drop ${sencha.id}::3`)
  const none = await shopper.press(page, 'update', { quantity: '0' })

  expect(changed.html).toContain('Place order · €60.00')
  expect(wrong.status).toBe(422)
  expect(wrong.form.getAll('quantity')).toEqual(['two', '1'])
  expect(wrong.html).toContain('Enter a whole number from 1 to 9999.')
  expect(less.html).toContain('Place order · €30.00')
  expect(less.html).not.toContain('Sencha')
  expect(none.html).toContain('Your cart is empty')
})

test('more than there is says how many are left, and cannot be placed', async () => {
  const { store, shopper, page } = await atPlainCheckout(shop)

  const answer = await shopper.press(page, 'update', { quantity: '9' })
  const forced = await shopper.press(answer, 'place', anAddress())

  expect(answer.html).toContain('Only 8 left')
  expect(answer.html).toMatch(/value="place"[^>]*disabled=""/)
  expect(forced.status).toBe(409)
  expect(forced.html).toContain('There is not enough of this product left.')
  expect(await ordersOf(shop, store)).toEqual([])
})

test('another country has other rates, and a rate that costs more is agreed to first', async () => {
  const { store, shopper, page } = await atPlainCheckout(shop)
  const rates = [aRate('slow', { price: 4 }), aRate('fast', { price: 9 })]
  await shipsTo(shop, store, { zones: [aZone('Britain', ['GB'], rates)] })

  const elsewhere = await shopper.press(page, 'update', { country: 'FR' })
  const there = await shopper.press(elsewhere, 'update', anAddress())
  const fast = { shippingRate: 'fast' }
  const answer = await shopper.press(there, 'place', fast)
  const placed = await shopper.press(answer, 'place')

  expect(elsewhere.html).toContain('does not ship to this address in')
  expect(there.form.get('shippingRate')).toBe('slow')
  expect(there.html).toContain('Place order · €24.00')
  expect(answer.status).toBe(409)
  expect(answer.html).toContain('It is now sent by “fast”, no longer by “slow”.')
  expect(placed.status).toBe(303)
  expect(await ordersOf(shop, store)).toMatchObject([{ total: 29 }])
})

test('a code is applied, says why it does nothing, and is taken back', async () => {
  const { store, shopper, page } = await atPlainCheckout(shop)
  const discount = { storeId: store.storeId, ...aDiscount() }
  await shop.call('POST', '/api/discounts', { as: store.owner, body: discount })

  const applied = await shopper.press(page, 'update', { discountCode: 'autumn' })
  const dropped = await shopper.press(applied, 'drop-code')
  const unknown = await shopper.press(dropped, 'update', { discountCode: 'SPRING' })

  expect(applied.html).toContain('Place order · €18.00')
  expect(dropped.html).toContain('Place order · €20.00')
  expect(unknown.html).toContain('SPRING is not a code of this shop.')
  expect(unknown.form.get('discountCode')).toBe('SPRING')
})

test('the checkout asks what its owner set', async () => {
  const { store, sencha, shopper } = await atPlainCheckout(shop)
  const engraving = { id: 'engraving', label: 'Engraving', kind: 'select', required: true }
  await asksAtCheckout(shop, store, {
    minimumOrder: 15,
    termsRequired: true,
    policies: [{ label: 'Terms of sale', href: '/page/terms' }],
    customFields: [{ ...engraving, options: ['None', 'A name'] }],
  } as Parameters<typeof asksAtCheckout>[2])

  const small = await shopper.open(`/checkout?lines=${sencha.id}::1`)
  const page = await shopper.open(`/checkout?lines=${sencha.id}::2`)
  const refused = await shopper.press(page, 'place', anAddress())
  const answered = { 'answer-engraving': 'A name', terms: 'Yes' }
  const placed = await shopper.press(refused, 'place', answered)

  expect(small.html).toContain('more to reach the minimum order of')
  expect(refused.html).toContain('Please agree to the terms.')
  expect(refused.html).toContain('Engraving<!-- -->: <!-- -->Please choose one.')
  expect(placed.status).toBe(303)
  expect((await shopper.open(placed.location)).html).toContain('A name')
})

test('a shopper who orders too often without JavaScript sees so, and keeps what was typed', async () => {
  const { store, page } = await atPlainCheckout(shop)
  const shopper = aPlainShopper(shop, store, { from: '203.0.113.57' })
  const { limiter } = shop.services
  const keys = { shop: store.storeId, network: '203.0.113.57' }
  for (let count = 0; count < 100; count += 1) await limiter.take('placeOrder', keys)

  const refused = await shopper.press(page, 'place', anAddress())

  expect(refused.status).toBe(409)
  expect(refused.html).toContain('Too many requests came from you or your network.')
  expect(refused.form.get('email')).toMatch(/^ada-/)
  expect(await ordersOf(shop, store)).toEqual([])
})
