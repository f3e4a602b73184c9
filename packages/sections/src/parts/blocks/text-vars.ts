import type { PerDevice } from '../../kit/per-device.ts'
import type { SectionFont } from '../../kit/shared-settings.ts'
import { bounded, deviceVars, fontOf, oneOf, vars, type StyleVars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'

interface TextProps {
  textAlign: PerDevice<string>
  fontFamily: SectionFont
  fontSize: PerDevice<string>
  lineHeight: number
  fontWeight?: string
  letterSpacing?: string
  maxWidth?: string
  isUppercase?: boolean
  textColor: string
}

const align = oneOf(['left', 'center', 'right'])

export function textVars(props: TextProps): StyleVars {
  const color = cssColor(props.textColor)
  const fontFamily = fontOf(props.fontFamily)
  const fontWeight = bounded(100, 900)(Number(props.fontWeight))
  const letterSpacing = cssSize(props.letterSpacing)
  return {
    ...deviceVars('size', props.fontSize, cssSize),
    ...deviceVars('align', props.textAlign, align),
    ...vars({ most: cssSize(props.maxWidth) }),
    ...(color && { color }),
    ...(fontFamily && { fontFamily, '--font-heading': fontFamily }),
    ...(fontWeight && { fontWeight }),
    ...(letterSpacing && { letterSpacing }),
    ...(props.isUppercase && { textTransform: 'uppercase' }),
    lineHeight: bounded(0.5, 4)(props.lineHeight),
  }
}
