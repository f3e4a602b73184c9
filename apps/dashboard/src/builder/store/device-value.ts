import { type Device, type DeviceValues, isPerDevice } from '@vitrine/sections/kit/per-device.ts'

/** Each screen size inherits from the next larger one. */
const origins: Record<Device, readonly (keyof DeviceValues<unknown>)[]> = {
  desktop: ['base'],
  tablet: ['tablet', 'base'],
  mobile: ['mobile', 'tablet', 'base'],
}

export function findOrigin(value: unknown, device: Device): keyof DeviceValues<unknown> {
  if (!isPerDevice(value)) return 'base'
  return origins[device].find((origin) => value[origin] !== undefined) ?? 'base'
}

export function writeDeviceValue(value: unknown, device: Device, next: unknown): unknown {
  if (device === 'desktop') return isPerDevice(value) ? { ...value, base: next } : next
  return { ...(isPerDevice(value) ? value : { base: value }), [device]: next }
}

/** Removes a screen size's own value; without any left, returns the plain value. */
export function resetDeviceValue(value: unknown, device: 'tablet' | 'mobile'): unknown {
  if (!isPerDevice(value)) return value
  const { [device]: _dropped, ...left } = value
  return Object.keys(left).length === 1 ? left.base : left
}

/** Returns an own value with what was changed of another one on this screen size. */
export function shareDeviceValue(own: unknown, changed: unknown, device: Device): unknown {
  if (device === 'desktop') {
    return writeDeviceValue(own, device, isPerDevice(changed) ? changed.base : changed)
  }
  const value = isPerDevice(changed) ? changed[device] : undefined
  return value === undefined ? resetDeviceValue(own, device) : writeDeviceValue(own, device, value)
}
