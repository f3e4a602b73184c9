import { isPerDevice, type PerDevice } from '../../kit/per-device.ts'
import { SectionBox } from '../../parts/section-box.tsx'
import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import type { textBlockSchema } from './text-block.schema.ts'
import { bounded, deviceVars, oneOf, vars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { plainStyle, plainPadding } from './plain-style.ts'
import { RichText } from '../../parts/rich-text/rich-text.tsx'
import styles from './text-block.module.css'

type Props = SectionProps<typeof textBlockSchema>['props']

const tags = { paragraph: 'p', heading1: 'h1', heading2: 'h2', heading3: 'h3' } as const
const align = oneOf(['left', 'center', 'right'])

export function TextBlock({ id, props }: SectionProps<typeof textBlockSchema>) {
  return (
    <SectionBox id={id} box={props} className={rootClass(props)}>
      {props.formatted ? (
        <RichText
          html={props.text}
          prop="text"
          className={`prose ${styles.text} ${styles.rich}`}
          style={textVars(props)}
        />
      ) : (
        <Words {...props} />
      )}
    </SectionBox>
  )
}

function Words(props: Props) {
  const inline = useInline()
  const Text = Object.hasOwn(tags, props.level) ? tags[props.level] : 'p'
  return (
    <Text
      className={styles.text}
      style={textVars(Text === 'p' ? props : withoutPlainStyle(props))}
      {...inline('text')}
    >
      {props.text}
    </Text>
  )
}

function rootClass(props: Props): string {
  if (!hasPlainSpace(props)) return styles.root!
  const isHeading =
    !props.formatted && props.level !== 'paragraph' && Object.hasOwn(tags, props.level)
  return `${styles.root} ${styles.shared}${isHeading ? ` ${styles.heading}` : ''}`
}

/** Texts with a background keep their full padding, where the background ends. */
function hasPlainSpace({ padding, margin, backgroundColor }: Props): boolean {
  return isPlainPadding(padding) && margin === '0' && backgroundColor === ''
}

function isPlainPadding(padding: Props['padding']): boolean {
  if (!isPerDevice(padding)) return false
  const { base, tablet, mobile } = padding
  return base === plainPadding.base && mobile === plainPadding.mobile && tablet === undefined
}

/** Drops default values from headings, so that the theme applies. */
function withoutPlainStyle(props: Props) {
  return {
    ...props,
    fontSize: withoutPlainSize(props.fontSize),
    fontWeight: other(props.fontWeight, plainStyle.fontWeight),
    lineHeight: other(props.lineHeight, plainStyle.lineHeight),
    letterSpacing: other(props.letterSpacing, plainStyle.letterSpacing),
  }
}

function withoutPlainSize(size: Props['fontSize']): PerDevice<string | undefined> {
  if (!isPerDevice(size)) return other(size, plainStyle.fontSize)
  return { ...size, base: other(size.base, plainStyle.fontSize) }
}

function other<Value>(value: Value, plain: Value): Value | undefined {
  return value === plain ? undefined : value
}

function textVars(props: Props | ReturnType<typeof withoutPlainStyle>) {
  return {
    ...deviceVars('size', props.fontSize, cssSize),
    ...deviceVars('align', props.textAlign, align),
    ...vars({ width: cssSize(props.maxWidth) }),
    fontWeight: bounded(100, 900)(Number(props.fontWeight)),
    lineHeight: bounded(0.5, 4)(props.lineHeight),
    letterSpacing: cssSize(props.letterSpacing),
  }
}
