import type { PerDevice } from '../per-device.ts'
import { bounded, deviceVars, type StyleVars } from '../style-vars.ts'

interface Columns {
  desktopColumns: number
  tabletColumns: number
  mobileColumns: number
}

const column = bounded(1, 6)
const count = (value: unknown) => column(value)?.toString()

export function columnVars({ desktopColumns, tabletColumns, mobileColumns }: Columns): StyleVars {
  const columns = { base: desktopColumns, tablet: tabletColumns, mobile: mobileColumns }
  return deviceVars('columns', columns, count)
}

const pixels = bounded(0, 100)

/** @param spacing pixels */
export function spacingVars(spacing: PerDevice<number>): StyleVars {
  return deviceVars('spacing', spacing, (value) => {
    const size = pixels(value)
    return size === undefined ? undefined : `${size}px`
  })
}
