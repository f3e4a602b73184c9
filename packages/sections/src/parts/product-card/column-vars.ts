import type { PerDevice } from '../../kit/per-device.ts'
import { bounded, deviceVars, type StyleVars } from '../../kit/style-vars.ts'

export interface Columns {
  desktopColumns: number
  tabletColumns: number
  mobileColumns: number
}

const column = bounded(1, 6)

/** @param ifUnset replaces invalid counts */
export function columnVars(columns: Columns, ifUnset: Columns): StyleVars {
  const [desktop, tablet, mobile] = countsOf(columns, ifUnset)
  return { '--columns': `${desktop}`, '--columns-t': `${tablet}`, '--columns-m': `${mobile}` }
}

/** Returns the `sizes` of an image that fills a column. */
export function columnSizes(columns: Columns, ifUnset: Columns): string {
  const [desktop, tablet, mobile] = countsOf(columns, ifUnset)
  return (
    `(max-width: 767px) ${share(100, mobile)}vw, ` +
    `(max-width: 1023px) ${share(100, tablet)}vw, ${share(1280, desktop)}px`
  )
}

const share = (whole: number, count: number) => Math.ceil(whole / count)

const devices = ['desktopColumns', 'tabletColumns', 'mobileColumns'] as const

function countsOf(columns: Columns, ifUnset: Columns) {
  const count = (device: keyof Columns) => Math.trunc(column(columns[device]) ?? ifUnset[device])
  return devices.map(count) as [number, number, number]
}

const pixels = bounded(0, 100)

/** @param spacing pixels */
export function spacingVars(spacing: PerDevice<number>): StyleVars {
  return deviceVars('spacing', spacing, (value) => {
    const size = pixels(value)
    return size === undefined ? undefined : `${size}px`
  })
}
