import { afterAll, expect, test } from 'vitest'
import { aCardShop } from '../../testing/a-card-shop.ts'
import { aPlainShopper, anAddress, atPlainCheckout } from '../../testing/a-plain-shopper.ts'
import { paidBy } from '../../testing/paid-by.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import { startStripe } from '../../testing/stripe/start-stripe.ts'

const stripe = await startStripe()
afterAll(() => stripe.stop())
const { shop } = await startStorefront(undefined, { STRIPE_API_URL: stripe.url })

test('a provider’s page is not offered without JavaScript, and what is paid by hand is', async () => {
  const cards = await aCardShop(shop, stripe)
  const shopper = aPlainShopper(shop, cards.store)
  const page = await shopper.open(`/checkout?lines=${cards.sencha.id}::1`)

  const forced = await shopper.press(page, 'place', { ...anAddress(), paymentMethod: 'stripe' })
  const placed = await shopper.press(page, 'place', anAddress())

  expect(page.form.getAll('paymentMethod')).toEqual(['cod'])
  expect(page.html).not.toContain('value="stripe"')
  expect(forced.status).toBe(409)
  expect(forced.html).toContain('This payment method needs JavaScript.')
  expect(forced.form.get('paymentMethod')).toBe('cod')
  expect(placed.location).toMatch(/^\/checkout\/thank-you\//)
  expect(await cards.orders()).toHaveLength(1)
})

test('what happens next begins with a transfer that comes first', async () => {
  const { store, sencha, shopper } = await atPlainCheckout(shop)
  const everywhere = { fee: 0, minTotal: null, maxTotal: null, countries: [] }
  const way = { details: '', instructions: '', enabled: true, ...everywhere }
  await paidBy(shop, store, [
    { ...way, id: 'cod', name: 'Cash on delivery' },
    { ...way, id: 'bank', name: 'Bank transfer' },
  ])
  const thanksFor = async (paymentMethod: string) => {
    const page = await shopper.open(`/checkout?lines=${sencha.id}::1`)
    const { location } = await shopper.press(page, 'place', { ...anAddress(), paymentMethod })
    return (await shopper.open(location)).html
  }

  expect(await thanksFor('bank')).toContain('<ol><li>We wait for your payment to arrive.</li><li>')
  expect(await thanksFor('cod')).toContain('<ol><li>We pack your order')
})
