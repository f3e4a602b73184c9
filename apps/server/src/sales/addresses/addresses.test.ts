import { countries } from '@vitrine/commerce/places/countries.ts'
import { addressProblems } from '@vitrine/commerce/places/address-format.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { expect, test } from 'vitest'
import { aDraftingShop, draftOf } from '../../testing/a-draft.ts'
import { address, aShopper } from '../../testing/a-shopper.ts'
import { anOrder } from '../../testing/an-order.ts'
import { startShop } from '../../testing/start-shop.ts'
import { addressFormat } from './address-format.ts'
import { readCountryData } from './country-data.ts'

const shop = startShop()

const at = (place: object) => ({ ...address, postcode: undefined, ...place })

const wrong: [place: object, path: string, message: string][] = [
  [{ country: 'DE', postcode: '' }, 'postcode', 'Enter a postcode like 26133.'],
  [{ country: 'DE', postcode: '1011' }, 'postcode', 'Enter a postcode like 26133.'],
  [{ country: 'NL', postcode: 'zzz' }, 'postcode', 'Enter a postcode like 1234 AB.'],
  [{ country: 'GB', postcode: '1' }, 'postcode', 'Enter a postcode like EC1Y 8SY.'],
  [{ country: 'US', postcode: '10001' }, 'region', 'Choose a state.'],
  [{ country: 'US', postcode: '10001', region: 'Ontario' }, 'region', 'Choose a state.'],
  [{ country: 'US', postcode: '99', region: 'NY' }, 'postcode', 'Enter a ZIP code like 95014.'],
  [{ country: 'JP', postcode: '154-0023' }, 'region', 'Choose a prefecture.'],
  [{ country: 'CA', postcode: '1', region: 'QC' }, 'postcode', 'Enter a postal code like H3Z 2Y7.'],
]

test.each(wrong)('%j is refused at its %s', async (place, path, message) => {
  const store = await shop.aStore()
  const product = await shop.aProduct(store)
  const values = { shippingAddress: at(place) }

  const refused = await aShopper(shop, store).buy([{ product, quantity: 1 }], { values })

  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', issues: [{ path: `shippingAddress.${path}`, message }] },
  })
})

test.each([
  { country: 'DE', postcode: 'D-10115' },
  { country: 'NL', postcode: '1012ab' },
  { country: 'US', postcode: '100010001', region: 'New York' },
  { country: 'JP', postcode: '１５４－００２３', region: '東京都', city: '' },
  { country: 'HK', region: 'Kowloon' },
  { country: 'SG', postcode: '546080', city: '' },
  { country: 'BQ' },
])('%j is taken as it was typed', async (place) => {
  const store = await shop.aStore()
  const product = await shop.aProduct(store)
  const shopper = aShopper(shop, store)
  const values = { shippingAddress: at(place) }

  const placed = await shopper.buy([{ product, quantity: 1 }], { values })

  expect(placed.status).toBe(201)
  expect((await shopper.order(placed.body.token)).body).toMatchObject({ shippingAddress: place })
})

test('each country’s own examples are postcodes there', () => {
  const wrongly = countries.flatMap((country) => {
    const format = addressFormat(country)
    const examples = readCountryData(country).zipex?.split(',') ?? []
    return examples
      .map((postcode) => addressProblems(format, { postcode, city: 'x', region: 'x' }))
      .filter((problems) => problems.length)
  })
  expect(wrongly).toEqual([])
})

test('the checkout gets the fields of a country’s addresses', async () => {
  const { storeId, storeDomain: host } = await shop.aStore()
  const formatOf = async (country: string) => {
    const { body } = await shop.call<{ addressFormat: unknown }>('GET', '/api/checkout/config', {
      host,
      body: { storeId, country },
    })
    return body.addressFormat
  }

  expect(await formatOf('DE')).toMatchObject({
    postcode: { label: 'Postcode', isRequired: true },
    region: null,
  })
  expect(await formatOf('US')).toMatchObject({
    postcode: { label: 'ZIP code' },
    region: { label: 'State', isRequired: true },
  })
  expect(await formatOf('JP')).toMatchObject({
    region: {
      label: 'Prefecture',
      choices: expect.arrayContaining([{ code: 'Tokyo', name: 'Tokyo · 東京都' }]),
    },
  })
  expect(await formatOf('HK')).toMatchObject({ postcode: null, city: { label: 'District' } })
})

test('an owner’s drafts and corrections keep to the same rules', async () => {
  const { sencha, drafts } = await aDraftingShop(shop)
  const { change, order } = await anOrder(shop)
  const shippingAddress = { ...address, postcode: '1' }

  const drafted = await drafts.add(draftOf(sencha, { shippingAddress }))
  const { version } = order
  const email = 'ada@example.com'
  const changed = await change('customer', { email, shippingAddress, version }, 'PUT')

  for (const refused of [drafted, changed])
    expect(refused).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'shippingAddress.postcode' }] },
    })
})

test('an address from before there were rules is shown, and stays while nobody changes it', async () => {
  const { store, change, get, order } = await anOrder(shop)
  const { postcode: _none, ...old } = address
  await inStore(shop.services.db, store.storeId, (tx) =>
    tx.update(orders).set({ shippingAddress: old }),
  )

  const { version } = order
  const values = { email: 'ada@new.example', shippingAddress: old, version }
  const changed = await change('customer', values, 'PUT')

  expect(changed.status).toBe(200)
  expect(await get()).toMatchObject({
    customer: { email: 'ada@new.example' },
    shippingAddress: { city: 'London' },
  })
})
