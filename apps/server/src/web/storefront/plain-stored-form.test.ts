import { expect, test } from 'vitest'
import { aDiscount } from '../../testing/a-discount.ts'
import { atPlainCheckout, anAddress } from '../../testing/a-plain-shopper.ts'
import { reprice } from '../../testing/reprice.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import { ordersOf } from '../../testing/orders-of.ts'

const { shop } = await startStorefront()
const keepsCookies = true

test('each press leads to an address that can be reloaded, with all that was typed', async () => {
  const { store, sencha, shopper, page } = await atPlainCheckout(shop, { keepsCookies })
  const typed = { ...anAddress(), country: 'FR', note: 'Two "lines" & <more>', quantity: '3' }

  const sent = await shopper.press(page, 'update', typed)
  expect(sent.status).toBe(303)
  expect(sent.location).toMatch(new RegExp(`^/checkout\\?lines=${sencha.id}::3&form=`))

  const shown = [await shopper.open(sent.location), await shopper.open(sent.location)]
  for (const each of shown) {
    expect(each.status).toBe(200)
    expect(each.html).toContain('€30.00')
    expect(Object.fromEntries(each.form)).toMatchObject(typed)
    expect(each.form.get('key')).toBe(page.form.get('key'))
  }
  expect(await ordersOf(shop, store)).toEqual([])
})

test('what is wrong is said at the address of the answer, and there alone', async () => {
  const { sencha, shopper, page } = await atPlainCheckout(shop, { keepsCookies })

  const sent = await shopper.press(page, 'place', { ...anAddress(), email: 'ada', quantity: 'two' })
  const answer = await shopper.open(sent.location)
  const later = await shopper.open(`/checkout?lines=${sencha.id}::2`)

  expect(answer.html).toContain('Enter an email address like')
  expect(answer.html).toContain('Enter a whole number from 1 to 9999.')
  expect(answer.form.get('quantity')).toBe('two')
  expect(later.html).not.toContain('Enter an email address like')
  expect(later.form.get('email')).toBe('ada')
  expect(later.form.get('quantity')).toBe('2')
})

test('a price that moved is shown, and then it is paid', async () => {
  const { store, sencha, shopper, page } = await atPlainCheckout(shop, { keepsCookies })
  await reprice(shop, store, sencha, 11)

  const answer = await shopper.open((await shopper.press(page, 'place', anAddress())).location)
  const placed = await shopper.press(answer, 'place')

  expect(answer.html).toContain('Sencha 100 g is now €11.00, it was €10.00.')
  expect(placed.location).toContain('/checkout/thank-you/')
  expect(await ordersOf(shop, store)).toMatchObject([{ total: 22 }])
  const next = await shopper.open(`/checkout?lines=${sencha.id}::1`)
  expect(next.form.get('email')).toBe('')
  expect(next.form.get('key')).not.toBe(page.form.get('key'))
})

test('a used code is reported once, and the order is placed without it', async () => {
  const { store, shopper, page } = await atPlainCheckout(shop, { keepsCookies })
  const once = aDiscount({ maxUsesPerCustomer: 1 })
  const body = { storeId: store.storeId, ...once }
  await shop.call('POST', '/api/discounts', { as: store.owner, body })
  const address = anAddress()
  const withCode = async (from: typeof page) =>
    await shopper.open(
      (await shopper.press(from, 'update', { ...address, discountCode: 'autumn' })).location,
    )
  await shopper.press(await withCode(page), 'place')

  const again = await withCode(await shopper.open(`/checkout?lines=${page.form.get('line')}`))
  const answer = await shopper.open((await shopper.press(again, 'place')).location)
  const placed = await shopper.press(answer, 'place')

  expect(answer.html).toContain('Place order · €20.00')
  expect(placed.location).toContain('/checkout/thank-you/')
  expect(await ordersOf(shop, store)).toHaveLength(2)
})

test('what no cookie holds is shown at once', async () => {
  const { shopper, page } = await atPlainCheckout(shop, { keepsCookies })
  const note = Array.from({ length: 900 }, () => crypto.randomUUID()).join(' ')

  const answer = await shopper.press(page, 'update', { ...anAddress(), note })

  expect(answer.status).toBe(200)
  expect(answer.form.get('note')).toBe(note)
})

test('a cookie that another shop has set says nothing here', async () => {
  const here = await atPlainCheckout(shop, { keepsCookies })
  const there = await atPlainCheckout(shop, { keepsCookies })
  const sent = await there.shopper.press(there.page, 'update', anAddress())
  const cookie = sent.headers.getSetCookie()[0]!.split(';')[0]!

  const answer = await shop.fetch(`/checkout?lines=${here.sencha.id}::2`, {
    host: here.store.storeDomain,
    headers: { cookie },
  })

  expect(await answer.text()).not.toContain('ada-')
})
