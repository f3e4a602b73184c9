import type { PerDevice } from '../../kit/per-device.ts'
import type { SectionFont } from '../../kit/shared-settings.ts'
import { bounded, deviceVars, fontOf, oneOf, vars, type StyleVars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import styles from './block-text.module.css'
import './text-styles.css'

interface TextProps {
  textStyle?: string
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

const named = oneOf([
  'display',
  'heading1',
  'heading2',
  'heading3',
  'lead',
  'body',
  'small',
  'label',
])

export function textClass({ textStyle }: TextProps): string {
  const style = named(textStyle)
  return style ? `${styles.text} ${styles.styled} t-${style}` : String(styles.text)
}

/** A text style of the theme takes the place of the font, the size and their like. */
export function textVars(props: TextProps): StyleVars {
  return { ...placeVars(props), ...(!named(props.textStyle) && shapeVars(props)) }
}

function placeVars(props: TextProps): StyleVars {
  const color = cssColor(props.textColor)
  return {
    ...deviceVars('align', props.textAlign, align),
    ...vars({ most: cssSize(props.maxWidth) }),
    ...(color && { color }),
  }
}

function shapeVars(props: TextProps): StyleVars {
  const fontFamily = fontOf(props.fontFamily)
  const fontWeight = bounded(100, 900)(Number(props.fontWeight))
  const letterSpacing = cssSize(props.letterSpacing)
  return {
    ...deviceVars('size', props.fontSize, cssSize),
    ...(fontFamily && { fontFamily, '--font-heading': fontFamily }),
    ...(fontWeight && { fontWeight }),
    ...(letterSpacing && { letterSpacing }),
    ...(props.isUppercase && { textTransform: 'uppercase' }),
    lineHeight: bounded(0.5, 4)(props.lineHeight),
  }
}
