import type { Quote } from '@vitrine/contract/sales/quote.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { Shipping, ShippingSettingsInput } from '@vitrine/contract/shop/shipping.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { address, aShopper } from '../../testing/a-shopper.ts'
import { aRate, aZone, shipsTo } from '../../testing/ships-to.ts'
import { type Answer, type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

async function get({ storeId, owner }: OwnedStore) {
  return (await shop.call<Shipping>('GET', '/api/shipping', { as: owner, body: { storeId } })).body
}

function put({ storeId, owner }: OwnedStore, values: Partial<ShippingSettingsInput>, more = {}) {
  const pickup = { enabled: false, name: 'Pickup', address: '', hours: '', readyIn: '' }
  const settings = { zones: [], pickup, packageWeight: 0, processingDays: 0, revision: 0 }
  return shop.call<Shipping & RefusalBody>('PUT', '/api/shipping', {
    as: owner,
    body: { storeId, ...settings, ...values, ...more },
  })
}

const germany = aZone('Germany', ['DE'], [aRate('post', { price: 4.9, freeAbove: 50 })])

test('a new store ships everywhere for nothing, and nothing is amiss', async () => {
  const store = await shop.aStore()

  expect(await get(store)).toMatchObject({
    revision: 0,
    warnings: [],
    zones: [{ name: 'Worldwide', restOfWorld: true, rates: [{ id: 'free', price: 0 }] }],
    pickup: { enabled: false },
  })
})

test('what an owner saves comes back as it was, with what is amiss', async () => {
  const store = await shop.aStore({ country: 'AT' })
  await shop.aProduct(store)
  const byWeight = aRate('parcel', {
    basis: 'weight',
    tiers: [
      { from: 0, to: 1000, price: 3.5 },
      { from: 1000, to: null, price: 6 },
    ],
    estimate: { min: 2, max: 4 },
  })
  const zones = [{ ...germany, rates: [...germany.rates, byWeight] }]

  const saved = await put(store, { zones, processingDays: 1 })

  expect(saved).toMatchObject({
    status: 200,
    body: {
      revision: 1,
      zones,
      processingDays: 1,
      warnings: [
        { kind: 'unzoned', country: 'AT' },
        { kind: 'weightless', products: 1 },
      ],
    },
  })
  expect(await get(store)).toEqual(saved.body)
})

test('a change of settings that changed meanwhile is refused, and nothing is overwritten', async () => {
  const store = await shop.aStore()
  await put(store, { zones: [germany] })

  const stale = { status: 409, body: { code: 'stale_revision' } }
  expect(await put(store, {})).toMatchObject(stale)
  expect(await put(store, {}, { revision: 7 })).toMatchObject(stale)
  expect(await get(store)).toMatchObject({ revision: 1, zones: [{ name: 'Germany' }] })
  expect(await put(store, {}, { revision: 1 })).toMatchObject({ body: { revision: 2, zones: [] } })
})

test.each([
  ['a place in two zones', [germany, { ...germany, id: 'b', rates: [] }], 'zones.1.places.0'],
  ['a price below 0', [aZone('A', ['DE'], [aRate('a', { price: -1 })])], 'zones.0.rates.0.price'],
  [
    'more decimals than the currency has',
    [aZone('A', ['DE'], [aRate('a', { price: 0.125 })])],
    'zones.0.rates.0.price',
  ],
  [
    'a gap between its steps',
    [
      aZone(
        'A',
        ['DE'],
        [
          aRate('a', {
            basis: 'subtotal',
            tiers: [
              { from: 0, to: 10, price: 1 },
              { from: 11, to: null, price: 1 },
            ],
          }),
        ],
      ),
    ],
    'zones.0.rates.0.tiers.1.from',
  ],
  [
    'a part of a gram',
    [
      aZone(
        'A',
        ['DE'],
        [aRate('a', { basis: 'weight', tiers: [{ from: 0, to: 0.5, price: 1 }] })],
      ),
    ],
    'zones.0.rates.0.tiers.0.to',
  ],
  ['no country', [aZone('A', ['XX'], [])], 'zones.0.places.0.country'],
  ['the pickup’s id', [aZone('A', ['DE'], [aRate('pickup')])], 'zones.0.rates.0.id'],
])('%s is refused with its place', async (_, zones, path) => {
  const store = await shop.aStore()

  const { status, body } = await put(store, { zones })

  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' })
  expect(body.issues?.[0]?.path).toContain(path)
  expect((await get(store)).revision).toBe(0)
})

test('another store’s settings are as missing as no store’s', async () => {
  const [store, neighbour] = [await shop.aStore(), await shop.aStore()]
  const ask = (storeId: string) =>
    shop.call('GET', '/api/shipping', { as: store.owner, body: { storeId } })

  const [foreign, missing] = [await ask(neighbour.storeId), await ask(newId())]

  expect(foreign).toMatchObject({ status: 404, body: missing.body as object })
  expect(await put({ ...store, storeId: neighbour.storeId }, {})).toMatchObject({ status: 404 })
})

async function aTeaShop(settings: Parameters<typeof shipsTo>[2]) {
  const store = await shop.aStore()
  await shipsTo(shop, store, settings)
  const sencha = { product: await shop.aProduct(store, { price: 10, weight: 100 }), quantity: 1 }
  const quote = async (values: object, quantity = 1) =>
    ((await shop.quote(store, [{ ...sencha, quantity }], values)) as Answer<Quote & RefusalBody>)
      .body
  return { store, sencha, quote }
}

test('a shopper sees the rates for the address, the subtotal and the weight', async () => {
  const parcel = aRate('parcel', {
    basis: 'weight',
    tiers: [
      { from: 0, to: 500, price: 3 },
      { from: 500, to: 2000, price: 6 },
    ],
    estimate: { min: 1, max: 2 },
  })
  const zones = [
    aZone('Germany', ['DE'], [parcel]),
    aZone('Alps', ['CH'], [aRate('swiss', { price: 12, freeAbove: 30 })]),
  ]
  const { quote } = await aTeaShop({ zones, packageWeight: 100, processingDays: 2 })

  expect(await quote({ country: 'DE' }, 4)).toMatchObject({
    shippingRates: [{ id: 'parcel', price: 3, estimate: { min: 3, max: 4 } }],
    shippingRateId: 'parcel',
    shipping: 3,
    total: 43,
  })
  expect(await quote({ country: 'DE' }, 5)).toMatchObject({ shipping: 6, total: 56 })
  expect(await quote({ country: 'CH' }, 2)).toMatchObject({ shipping: 12, total: 32 })
  expect(await quote({ country: 'CH' }, 3)).toMatchObject({ shipping: 0, total: 30 })
})

test('regions and postcodes of a country can have rates of their own', async () => {
  const places = [{ country: 'ES', regions: [], postcodes: ['35', '38'] }]
  const zones = [
    aZone('Spain', ['ES'], [aRate('spain', { price: 4 })]),
    { ...aZone('Canaries', [], [aRate('islands', { price: 15 })]), places },
  ]
  const { quote } = await aTeaShop({ zones })

  expect(await quote({ country: 'ES', postcode: '28013' })).toMatchObject({ shipping: 4 })
  expect(await quote({ country: 'ES', postcode: '35 001' })).toMatchObject({ shipping: 15 })
})

test('an address without a rate is refused, and no order is placed there', async () => {
  const { store, sencha, quote } = await aTeaShop({ zones: [germany] })
  const shopper = aShopper(shop, store)

  expect(await quote({ country: 'GB' })).toMatchObject({
    shippingRates: [],
    shippingRateId: null,
    shippingProblem: 'not_there',
    shipping: 0,
  })
  const agreed = await shopper.agreeTo([sencha])
  expect(await shopper.place(agreed)).toMatchObject({
    status: 409,
    body: { code: 'no_shipping_rate', details: { quote: { shippingProblem: 'not_there' } } },
  })
})

test('a cart that no rate of its zone fits is refused', async () => {
  const letter = aRate('letter', { basis: 'weight', tiers: [{ from: 0, to: 50, price: 1 }] })
  const { quote } = await aTeaShop({ zones: [aZone('Germany', ['DE'], [letter])] })

  expect(await quote({ country: 'DE' })).toMatchObject({ shippingProblem: 'nothing_fits' })
})

test('the address of the order decides, and another price is shown before it is paid', async () => {
  const zones = [germany, aZone('Island', ['GB'], [aRate('ferry', { price: 20 })])]
  const { store, sencha } = await aTeaShop({ zones })
  const shopper = aShopper(shop, store)
  const agreed = await shopper.agreeTo([sencha], { country: 'DE', shippingRateId: 'post' })

  const refused = await shopper.place(agreed)
  const { quote } = refused.body.details as { quote: Quote }

  expect(refused).toMatchObject({ status: 409, body: { code: 'quote_changed' } })
  expect(quote).toMatchObject({ shippingRateId: 'ferry', shipping: 20, total: 30 })
  const values = { shippingRateId: 'ferry', quoteHash: quote.quoteHash }
  const placed = await shopper.place(agreed, { values })
  expect(placed.status).toBe(201)
  expect((await shopper.order(placed.body.token)).body).toMatchObject({
    shippingRate: { id: 'ferry', name: 'ferry', price: 20 },
    shipping: 20,
    total: 30,
    shippingAddress: { country: address.country },
  })
})

test('a rate that got dearer is shown before it is paid', async () => {
  const { store, sencha } = await aTeaShop({ zones: [germany] })
  const shopper = aShopper(shop, store)
  const values = { shippingAddress: { ...address, postcode: '10115', country: 'DE' } }
  const agreed = await shopper.agreeTo([sencha])
  await put(
    store,
    { zones: [aZone('Germany', ['DE'], [aRate('post', { price: 9 })])] },
    {
      revision: 1,
    },
  )

  expect(await shopper.place(agreed, { values })).toMatchObject({
    status: 409,
    body: { code: 'quote_changed', details: { quote: { shipping: 9, total: 19 } } },
  })
})

test('shoppers of the shop’s own country can pick up', async () => {
  const pickup = {
    enabled: true,
    name: 'At the counter',
    address: 'Teestraße 1, Berlin',
    hours: 'Mon–Sat 10–18',
    readyIn: 'Ready in two hours',
  }
  const { quote } = await aTeaShop({ zones: [germany], pickup })

  expect(await quote({ country: 'DE', shippingRateId: 'pickup' })).toMatchObject({
    shippingRateId: 'pickup',
    shipping: 0,
    shippingRates: [{ id: 'post' }, { name: 'At the counter', pickup: { hours: pickup.hours } }],
  })
  expect(await quote({ country: 'GB', shippingRateId: 'pickup' })).toMatchObject({
    shippingRates: [],
  })
})

test('the checkout asks for the region where it matters', async () => {
  const places = [{ country: 'GB', regions: ['Orkney'], postcodes: [] }]
  const { store } = await aTeaShop({ zones: [{ ...aZone('West', [], []), places }] })

  const { body } = await shop.call('GET', '/api/checkout/config', {
    host: store.storeDomain,
    body: { storeId: store.storeId, country: 'GB' },
  })

  expect(body).toMatchObject({
    addressFormat: { region: { label: 'Region', isRequired: false, choices: [] } },
  })
})
