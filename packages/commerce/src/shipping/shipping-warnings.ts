import type { ShippingSettings } from './shipping.ts'
import { zoneFor } from './shipping-zone.ts'

export type ShopFacts = {
  /** Countries that the shop sells to: its own, taxed ones, those of recent orders. */
  soldTo: readonly string[]
  weightless: number
}

export type ShippingWarning =
  | { kind: 'unzoned'; country: string }
  | { kind: 'without_rate'; zone: string }
  | { kind: 'weightless'; products: number }

/** Lists settings that may be saved but can cost orders or money. */
export function shippingWarnings(
  settings: ShippingSettings,
  { soldTo, weightless }: ShopFacts,
): ShippingWarning[] {
  const { zones } = settings
  const unzoned = soldTo.filter((country) => !isReached(settings, country))
  const rateless = zones.filter(({ rates }) => !rates.some(({ enabled }) => enabled))
  const weighs = zones.some(({ rates }) =>
    rates.some(({ enabled, basis }) => enabled && basis === 'weight'),
  )
  return [
    ...unzoned.map((country) => ({ kind: 'unzoned' as const, country })),
    ...rateless.map(({ name }) => ({ kind: 'without_rate' as const, zone: name })),
    ...(weighs && weightless ? [{ kind: 'weightless' as const, products: weightless }] : []),
  ]
}

function isReached({ zones }: ShippingSettings, country: string): boolean {
  const isNamed = zones.some(({ places }) => places.some((place) => place.country === country))
  return isNamed || zoneFor(zones, { country }) !== undefined
}
