export type Device = 'desktop' | 'tablet' | 'mobile'

/** Tablets are narrower than 1024 px, phones narrower than 768 px. */
export const deviceWidths = { desktop: 1440, tablet: 768, mobile: 390 } as const

export type PerDevice<Value> = Value | DeviceValues<Value>

export interface DeviceValues<Value> {
  base: Value
  tablet?: Value
  mobile?: Value
}

/** Returns the device's value; a phone falls back to the tablet's, then to the base. */
export function deviceValue<Value>(value: PerDevice<Value>, device: Device): Value {
  if (!isPerDevice(value)) return value
  const tablet = value.tablet ?? value.base
  if (device === 'desktop') return value.base
  return device === 'tablet' ? tablet : (value.mobile ?? tablet)
}

export function isPerDevice<Value>(value: PerDevice<Value>): value is DeviceValues<Value> {
  return typeof value === 'object' && value !== null && 'base' in value
}
