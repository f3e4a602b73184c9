import type { ShippingSettings } from './shipping.ts'
import { zoneFor } from './shipping-zone.ts'

/** What the shop has besides its settings. */
export type ShopFacts = {
  /** Countries to which this shop sells: its own, those it taxes, those of its latest orders. */
  soldTo: readonly string[]
  /** How many products that can be bought have no weight. */
  weightless: number
}

export type ShippingWarning =
  | { kind: 'unzoned'; country: string }
  | { kind: 'without_rate'; zone: string }
  | { kind: 'weightless'; products: number }

/** What can be kept and yet costs orders or money. */
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
