import { type Device, isPerDevice } from '@vitrine/sections/kit/per-device.ts'
import { findOrigin } from '../store/device-value.ts'

export const deviceNames = { desktop: 'all screens', tablet: 'tablet', mobile: 'mobile' } as const

export function describeOrigin(value: unknown, device: Device): string {
  if (device === 'desktop') return describeExceptions(value)
  const origin = findOrigin(value, device)
  if (origin === device) return `set for ${deviceNames[device]}`
  return origin === 'base' ? 'from desktop' : 'from tablet'
}

function describeExceptions(value: unknown): string {
  if (!isPerDevice(value)) return 'all screens'
  const others = (['tablet', 'mobile'] as const).filter((device) => value[device] !== undefined)
  return others.length > 0 ? `differs on ${others.join(', ')}` : 'all screens'
}
