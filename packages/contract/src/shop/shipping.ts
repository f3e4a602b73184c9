import { z } from 'zod'
import { call } from '../call/call.ts'
import { country, id, price, revision } from '../call/values.ts'

const key = z.string().regex(/^[\w-]{1,60}$/, 'Use letters, digits, hyphens and underscores.')
const name = z.string().trim().min(1, 'Give it a name.').max(80)
const line = (max: number) => z.string().trim().max(max)
const days = z.number().int().min(0).max(365)
const grams = z.number().int().min(0).max(10_000_000)

/** A subtotal in major units or a weight in grams. */
const bound = z.number().min(0).max(1_000_000_000)

const tier = z.strictObject({ from: bound, to: bound.nullable(), price })

export const shippingRate = z.strictObject({
  id: key,
  name,
  enabled: z.boolean(),
  basis: z.enum(['flat', 'subtotal', 'weight']),
  price,
  tiers: z.array(tier).max(50),
  freeAbove: price.nullable(),
  estimate: z.strictObject({ min: days, max: days }).nullable(),
})

const place = z.strictObject({
  country,
  regions: z.array(z.string().trim().min(1).max(80)).max(100),
  postcodes: z.array(z.string().trim().min(1).max(12)).max(300),
})

const zone = z.strictObject({
  id: key,
  name,
  restOfWorld: z.boolean(),
  places: z.array(place).max(260),
  rates: z.array(shippingRate).max(30),
})
export type ZoneInput = z.input<typeof zone>

const settings = z.strictObject({
  zones: z.array(zone).max(60),
  pickup: z.strictObject({
    enabled: z.boolean(),
    name,
    address: line(300),
    hours: line(200),
    readyIn: line(100),
  }),
  /** Grams of packaging, added to every order. */
  packageWeight: grams,
  /** Days before dispatch, added to every estimate. */
  processingDays: days,
})
export type ShippingSettingsInput = z.input<typeof settings>

const warning = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unzoned'), country: z.string() }),
  z.object({ kind: z.literal('without_rate'), zone: z.string() }),
  z.object({ kind: z.literal('weightless'), products: z.number().int() }),
])

const shipping = settings.extend({
  revision: z.number().int(),
  /** Settings that may cost orders or money, yet can be saved. */
  warnings: z.array(warning),
})
export type Shipping = z.infer<typeof shipping>

export const shippingContract = {
  get: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/shipping',
    summary: "The store's shipping zones, rates and their problems",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(shipping),

  update: call({
    access: 'owner',
    scope: 'settings:write',
    method: 'PUT',
    path: '/shipping',
    summary: 'Change all of it at once; `revision` is that of the settings that were changed',
    refusals: ['not_found', 'invalid_input', 'stale_revision'],
  })
    .input(settings.extend({ storeId: id, revision }))
    .output(shipping),
}
