import { expect, test } from 'vitest'
import {
  atPlainCheckout,
  aPlainShopper,
  anAddress,
  filledIn,
} from '../../testing/a-plain-shopper.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import { ordersOf } from '../../testing/orders-of.ts'

const { shop } = await startStorefront()

const sizes = {
  trackStock: true,
  attributeGroups: [
    { name: 'Size', type: 'buttons' as const, values: [{ value: '100 g' }, { value: '500 g' }] },
    { name: 'Tin', type: 'select' as const, values: [{ value: 'Red' }, { value: 'Blue' }] },
  ],
  variations: [
    { price: 12.5, attributes: { Size: '100 g', Tin: 'Red' }, sku: 'SEN-100', stock: 5 },
    { price: 50, attributes: { Size: '500 g', Tin: 'Blue' }, sku: 'SEN-500', stock: 0 },
  ],
}

test('a product’s form leads to the checkout, which is one shopper’s and holds no script', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { price: 10 })
  const shopper = aPlainShopper(shop, store)
  const product = await shopper.open(`/product/${sencha.slug}`)

  const sent = await shopper.send(
    `/product/${sencha.slug}`,
    filledIn(product.form, { quantity: '3' }),
  )
  const page = await shopper.open(sent.location)

  expect(sent).toMatchObject({ status: 303, location: `/checkout?lines=${sencha.id}::3` })
  expect(page.status).toBe(200)
  expect(page.html).toContain('Place order · €30.00')
  expect(page.html).not.toContain('<script')
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect((await shopper.open('/checkout')).html).not.toContain('€30.00')
})

test.each([
  [{ 'option.Size': '100 g' }, 'Please select all options'],
  [{ 'option.Size': '100 g', 'option.Tin': 'Blue' }, 'It does not come as 100 g, Blue.'],
  [{ 'option.Size': '500 g', 'option.Tin': 'Blue' }, '500 g, Blue is sold out.'],
  [{ 'option.Size': '100 g', 'option.Tin': 'Red', quantity: '1.5' }, 'Enter a whole number'],
])('options %j say why they cannot be ordered, and stay chosen', async (chosen, problem) => {
  const store = await shop.aStore()
  const { slug } = await shop.aProduct(store, sizes)
  const shopper = aPlainShopper(shop, store)
  const product = await shopper.open(`/product/${slug}`)

  const sent = await shopper.send(`/product/${slug}`, filledIn(product.form, chosen))
  const answer = await shopper.open(sent.location)

  expect([sent.status, answer.status]).toEqual([303, 200])
  expect(answer.html).toContain(problem)
  expect(answer.html).not.toContain('in your cart')
  expect(Object.fromEntries(answer.form)).toMatchObject(chosen)
})

test('the chosen variation is the one that is ordered', async () => {
  const store = await shop.aStore()
  const { slug, id, variations } = await shop.aProduct(store, sizes)
  const chosen = { 'option.Size': '100 g', 'option.Tin': 'Red' }
  const shopper = aPlainShopper(shop, store)
  const product = await shopper.open(`/product/${slug}`)

  const sent = await shopper.send(`/product/${slug}`, filledIn(product.form, chosen))

  expect(sent.location).toBe(`/checkout?lines=${id}:${variations[0]!.id}:1`)
  expect((await shopper.open(sent.location)).html).toContain('Red · 100 g · × 1')
})

test('the cart goes with the shopper from page to page', async () => {
  const { store, sencha, shopper } = await atPlainCheckout(shop)
  const pot = await shop.aProduct(store, { name: 'Pot', price: 30 })
  const carried = `lines=${sencha.id}::2`

  const listing = await shopper.open(`/shop?${carried}`)
  const product = await shopper.open(`/product/${pot.slug}?${carried}`)
  const sent = await shopper.send(`/product/${pot.slug}?${carried}`, product.form)

  expect(listing.html).toContain(`href="/page/product/${pot.slug}?${carried}"`)
  expect(listing.html).toContain(`href="/checkout?${carried}"`)
  expect(sent.location).toBe(`/checkout?${carried},${pot.id}::1`)
})

test('another site’s form is refused, and what is no form or far too long changes nothing', async () => {
  const { store, shopper, page } = await atPlainCheckout(shop)
  const form = filledIn(page.form, { ...anAddress(), do: 'place' })

  const foreign = await shopper.send('/checkout', form, { origin: 'https://elsewhere.example' })
  const site = await shopper.send('/checkout', form, { 'sec-fetch-site': 'cross-site' })
  const long = await shopper.send('/checkout', filledIn(form, { note: 'x'.repeat(200_000) }))
  const nothing = await shopper.send('/checkout', new URLSearchParams())
  const elsewhere = await shopper.send('/about', form)

  expect([foreign, site, long].map(({ status }) => status)).toEqual([403, 403, 413])
  expect(nothing.html).toContain('Your cart is empty')
  expect(elsewhere.status).toBe(405)
  expect(await ordersOf(shop, store)).toEqual([])
})

test('an address that carries nonsense shows an empty cart', async () => {
  const { shopper } = await atPlainCheckout(shop)
  const page = await shopper.open('/checkout?lines=sencha,<script>')
  expect(page.status).toBe(200)
  expect(page.html).toContain('Your cart is empty')
})
