import { blockAlign } from './block-settings.ts'
import { textColor } from './box-settings.ts'
import { layout, style } from './declared-setting.ts'
import { number, perDevice, unitNumber } from './setting-builders.ts'
import { textSizes } from './shared-settings.ts'
import { fontFamily, fontWeight } from './text-settings.ts'

/** The texts of a product in blocks. */
export const productTextLayout = layout({ textAlign: blockAlign })

export const productTextStyle = (size: string, weight: '400' | '600' = '400') =>
  style({
    fontFamily,
    fontSize: perDevice(unitNumber('Text size', { default: size, units: textSizes, max: 300 })),
    fontWeight: fontWeight(weight),
    lineHeight: number('Line height', { default: 1.5, min: 0.5, max: 4, step: 0.05 }),
    textColor,
  })
