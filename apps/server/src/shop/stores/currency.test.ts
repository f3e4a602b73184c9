import { defaultCheckout } from '@vitrine/commerce/settings/checkout-settings.ts'
import { expect, test } from 'vitest'
import { aDiscount } from '../../testing/a-discount.ts'
import { aRate, aZone } from '../../testing/ships-to.ts'
import { startShop } from '../../testing/start-shop.ts'

const shop = startShop()

test('the currency stays once there are orders or prices it would change', async () => {
  const store = await shop.aStore({ currency: 'EUR' })
  const { storeId, owner } = store
  await shop.aProduct(store)
  const change = (currency: string) =>
    shop.call('PUT', '/api/store/update-store-general-details', {
      as: owner,
      body: { storeId, currency },
    })

  expect(await change('JPY')).toMatchObject({ status: 409, body: { code: 'currency_locked' } })
  expect(await change('CHF')).toMatchObject({ status: 200, body: { currency: 'CHF' } })
})

const discount = aDiscount()
const byPrice = (value: number) => ({
  name: 'Gifts',
  rule: { match: 'all', conditions: [{ field: 'price', is: 'atMost', value }] },
})
const checkout = { ...defaultCheckout, minimumOrder: 20, revision: 0 }
const delivery = (values: Parameters<typeof aRate>[1]) => ({
  zones: [aZone('Germany', ['DE'], [aRate('post', values)])],
  pickup: { enabled: false, name: 'Pickup', address: '', hours: '', readyIn: '' },
  packageWeight: 0,
  processingDays: 0,
  revision: 0,
})

test.each([
  ['delivery that costs something', 'PUT', '/shipping', delivery({ price: 4.9 }), 409],
  ['delivery that is free from an amount on', 'PUT', '/shipping', delivery({ freeAbove: 50 }), 409],
  ['free delivery', 'PUT', '/shipping', delivery({}), 200],
  [
    'a discount of an amount',
    'POST',
    '/discounts',
    { ...discount, offer: { kind: 'amount', amount: 5 } },
    409,
  ],
  ['a discount from an amount on', 'POST', '/discounts', { ...discount, minSubtotal: 30 }, 409],
  ['a discount in per cent', 'POST', '/discounts', discount, 200],
  ['a smallest order', 'PUT', '/checkout-settings', checkout, 409],
  ['a rule about prices', 'POST', '/category/add-category', byPrice(20), 409],
])(
  '%s decides whether the decimals of the currency can change',
  async (_, method, path, body, status) => {
    const { storeId, owner: as } = await shop.aStore({ currency: 'EUR' })
    const made = await shop.call(method, `/api${path}`, { as, body: { storeId, ...body } })
    expect(made.status, JSON.stringify(made.body)).toBeLessThan(300)

    const changed = await shop.call('PUT', '/api/store/update-store-general-details', {
      as,
      body: { storeId, currency: 'JPY' },
    })

    expect(changed.status).toBe(status)
  },
)
