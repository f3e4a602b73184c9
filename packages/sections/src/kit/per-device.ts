export type Device = 'desktop' | 'tablet' | 'mobile'

/** A tablet is narrower than 1024 px, a phone narrower than 768 px. */
export const deviceWidths = { desktop: 1440, tablet: 768, mobile: 390 } as const

/** One value everywhere, or a base with exceptions for smaller screens. */
export type PerDevice<Value> = Value | DeviceValues<Value>

export interface DeviceValues<Value> {
  base: Value
  tablet?: Value
  mobile?: Value
}

/** What holds on a device: a phone takes the tablet's value unless it has its own. */
export function deviceValue<Value>(value: PerDevice<Value>, device: Device): Value {
  if (!isPerDevice(value)) return value
  const tablet = value.tablet ?? value.base
  if (device === 'desktop') return value.base
  return device === 'tablet' ? tablet : (value.mobile ?? tablet)
}

export function isPerDevice<Value>(value: PerDevice<Value>): value is DeviceValues<Value> {
  return typeof value === 'object' && value !== null && 'base' in value
}
