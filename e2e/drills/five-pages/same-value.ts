import { deviceValue, type Device } from '@vitrine/sections/kit/per-device.ts'
import type { Setting } from '@vitrine/sections/kit/setting.ts'

export const devices: readonly Device[] = ['desktop', 'tablet', 'mobile']

/** Returns the four sides of a spacing; `0` and `0px` are the same. */
export function sidesOf(value: unknown): [string, string, string, string] {
  const written = String(value).trim().split(/\s+/)
  const [top = '0px', right = top, bottom = top, left = right] = written.map((side) =>
    side === '0' ? '0px' : side,
  )
  return [top, right, bottom, left]
}

/** Returns what a value means, so that two ways to write it are equal. */
export function meaningOf(setting: Setting, value: unknown): unknown {
  const each = setting.kind === 'spacing' ? (one: unknown) => sidesOf(one).join(' ') : sameSize
  if (!setting.perDevice) return each(value)
  return devices.map((device) => each(deviceValue(value, device))).join(', ')
}

const sameSize = (value: unknown) => (value === '0' ? '0px' : value)

export const isSame = (setting: Setting, one: unknown, other: unknown) =>
  meaningOf(setting, one) === meaningOf(setting, other)
