import type { PerDevice } from '../per-device.ts'
import { bounded, deviceVars, type StyleVars } from '../style-vars.ts'

export interface Columns {
  desktopColumns: number
  tabletColumns: number
  mobileColumns: number
}

const column = bounded(1, 6)

/** @param ifUnset what stands in for a count that is none */
export function columnVars(columns: Columns, ifUnset: Columns): StyleVars {
  const count = (device: keyof Columns) =>
    Math.trunc(column(columns[device]) ?? ifUnset[device]).toString()
  return {
    '--columns': count('desktopColumns'),
    '--columns-t': count('tabletColumns'),
    '--columns-m': count('mobileColumns'),
  }
}

const pixels = bounded(0, 100)

/** @param spacing pixels */
export function spacingVars(spacing: PerDevice<number>): StyleVars {
  return deviceVars('spacing', spacing, (value) => {
    const size = pixels(value)
    return size === undefined ? undefined : `${size}px`
  })
}
