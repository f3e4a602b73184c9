import { type Address, zoneFor } from './shipping-zone.ts'

/** Range of whole days until delivery. */
export type Days = { min: number; max: number }

/** Subtotal in minor units or weight in grams; `to` is null without an upper bound. */
export type Tier = { from: number; to: number | null; price: number }

export type RateBasis = 'flat' | 'subtotal' | 'weight'

/** Amounts are minor units, weights are grams. */
export type ShippingRate = {
  id: string
  name: string
  enabled: boolean
  basis: RateBasis
  price: number
  tiers: Tier[]
  freeAbove: number | null
  estimate: Days | null
}

/** A whole country, or only its listed regions and postcodes. */
export type Place = { country: string; regions: string[]; postcodes: string[] }

export type Zone = {
  id: string
  name: string
  restOfWorld: boolean
  places: Place[]
  rates: ShippingRate[]
}

export type Pickup = {
  enabled: boolean
  name: string
  address: string
  hours: string
  readyIn: string
}

export type ShippingSettings = {
  zones: Zone[]
  pickup: Pickup
  /** Grams of packaging, added to every order. */
  packageWeight: number
  processingDays: number
}

export type Parcel = { subtotal: number; weight: number }

export type OfferedRate = {
  id: string
  name: string
  price: number
  estimate: Days | null
  pickup: Pick<Pickup, 'address' | 'hours' | 'readyIn'> | null
}

export const pickupId = 'pickup'

/** Free worldwide shipping, so that every new store can sell at once. */
export const defaultShipping: ShippingSettings = {
  zones: [
    {
      id: 'worldwide',
      name: 'Worldwide',
      restOfWorld: true,
      places: [],
      rates: [
        {
          id: 'free',
          name: 'Free shipping',
          enabled: true,
          basis: 'flat',
          price: 0,
          tiers: [],
          freeAbove: null,
          estimate: null,
        },
      ],
    },
  ],
  pickup: { enabled: false, name: 'Pick up in the shop', address: '', hours: '', readyIn: '' },
  packageWeight: 0,
  processingDays: 0,
}

/** Returns the rates for an address, cheapest first and pickup last. */
export function offeredRates(
  settings: ShippingSettings,
  address: Address,
  parcel: Parcel,
  storeCountry: string,
): OfferedRate[] {
  const packed = { ...parcel, weight: parcel.weight + settings.packageWeight }
  const rates = zoneFor(settings.zones, address)?.rates ?? []
  const sent = rates.flatMap((rate) => {
    const price = rate.enabled ? rateCost(rate, packed) : undefined
    return price === undefined ? [] : [sentBy(rate, price, settings.processingDays)]
  })
  const isNear = settings.pickup.enabled && address.country === storeCountry
  const cheapestFirst = sent.toSorted((a, b) => a.price - b.price)
  return isNear ? [...cheapestFirst, collected(settings.pickup)] : cheapestFirst
}

/** Returns minor units; undefined if no tier fits, so that the rate is not offered. */
export function rateCost(rate: ShippingRate, parcel: Parcel): number | undefined {
  const price = rate.basis === 'flat' ? rate.price : tierFor(rate, parcel)?.price
  if (price === undefined) return undefined
  return rate.freeAbove !== null && parcel.subtotal >= rate.freeAbove ? 0 : price
}

// Bounds are inclusive at both ends, as people read "from 50 euros" and "up to 2 kilograms".
function tierFor({ basis, tiers }: ShippingRate, { subtotal, weight }: Parcel): Tier | undefined {
  if (basis === 'subtotal')
    return tiers.find(({ from, to }) => subtotal >= from && (to === null || subtotal < to))
  return tiers.find(
    ({ from, to }) => (weight > from || (!weight && !from)) && (to === null || weight <= to),
  )
}

function sentBy({ id, name, estimate }: ShippingRate, price: number, days: number): OfferedRate {
  const after = estimate && { min: estimate.min + days, max: estimate.max + days }
  return { id, name, price, estimate: after, pickup: null }
}

function collected({ name, address, hours, readyIn }: Pickup): OfferedRate {
  return { id: pickupId, name, price: 0, estimate: null, pickup: { address, hours, readyIn } }
}

/** Makes the cheapest shipped rate free; faster rates keep their price. */
export function freeCheapest(rates: readonly OfferedRate[]): OfferedRate[] {
  const cheapest = rates.find(({ pickup }) => !pickup)?.price
  return rates.map((rate) => (rate.price === cheapest ? { ...rate, price: 0 } : rate))
}
