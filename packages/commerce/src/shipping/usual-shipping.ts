import type { Days, ShippingRate, ShippingSettings } from './shipping.ts'
import { zoneFor } from './shipping-zone.ts'

/** Amounts are minor units. */
export interface UsualShipping {
  from: number
  freeFrom: number | null
  estimate: Days | null
}

/** @returns amounts in minor units; null if the store does not ship to its own country */
export function usualShipping(settings: ShippingSettings, country: string): UsualShipping | null {
  const rates = zoneFor(settings.zones, { country })?.rates.filter(({ enabled }) => enabled) ?? []
  const [cheapest] = rates
    .flatMap((rate) => {
      const from = lowestPrice(rate)
      return from === undefined ? [] : [{ from, freeFrom: freeFrom(rate), rate }]
    })
    .toSorted((a, b) => a.from - b.from)
  if (!cheapest) return null
  const { from, freeFrom: free, rate } = cheapest
  const days = settings.processingDays
  const { estimate } = rate
  return {
    from,
    freeFrom: from ? free : null,
    estimate: estimate && { min: estimate.min + days, max: estimate.max + days },
  }
}

function lowestPrice({ basis, price, tiers }: ShippingRate): number | undefined {
  if (basis === 'flat') return price
  const prices = tiers
    .filter((tier) => !(basis === 'subtotal' && tier.from > 0 && !tier.price))
    .map((tier) => tier.price)
  return prices.length ? Math.min(...prices) : undefined
}

function freeFrom({ basis, tiers, freeAbove }: ShippingRate): number | null {
  const step =
    basis === 'subtotal' && tiers.find(({ from, to, price }) => from > 0 && to === null && !price)
  const sums = [freeAbove, step ? step.from : null].filter((sum) => sum !== null)
  return sums.length ? Math.min(...sums) : null
}
