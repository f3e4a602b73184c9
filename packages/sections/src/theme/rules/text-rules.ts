import {
  textStyleNames,
  textStylesOf,
  type TextStyle,
  type TextStyleName,
} from '@vitrine/contract/content/text-style.ts'
import type { Theme } from '@vitrine/contract/content/theme.ts'
import { inBase, rule } from './css-text.ts'

/** Elements that have a text style by themselves. */
const elements: Partial<Record<TextStyleName, string>> = {
  heading1: '.shop h1',
  heading2: '.shop h2',
  heading3: '.shop :is(h3,h4)',
}

export function textRules(theme: Theme): string {
  const styles = textStylesOf(theme)
  return textStyleNames
    .filter((name) => theme.texts?.[name])
    .map((name) => rulesOf(name, styles[name]))
    .join('')
}

function rulesOf(name: TextStyleName, style: TextStyle): string {
  const { size, ...shape } = propertiesOf(style)
  const named = rule(`.t-${name}`, {
    '--t-font': shape['font-family'],
    '--t-size': size,
    '--t-weight': shape['font-weight'],
    '--t-line': shape['line-height'],
    '--t-letter': shape['letter-spacing'],
    '--t-case': shape['text-transform'],
  })
  if (name === 'body') return named + inBase(rule('.shop', { 'font-size': size, ...shape }))
  const element = elements[name]
  if (element === undefined) return named
  return named + rule('.shop', sizesOf(name, style, size)) + inBase(rule(element, shape))
}

/** Titles of sections have sizes of their own, which grow and shrink with Heading 2. */
function sizesOf(name: TextStyleName, { size }: TextStyle, fluid: string) {
  const level = name.slice('heading'.length)
  const titles = name === 'heading2' && { '--titles': round(size / 2) }
  return { [`--heading-${level}`]: fluid, ...titles }
}

function propertiesOf(style: TextStyle) {
  return {
    'font-family': `var(--font-${style.font})`,
    size: fluidSize(style.size),
    'font-weight': style.weight,
    'line-height': style.lineHeight,
    'letter-spacing': `${style.letterSpacing}em`,
    'text-transform': style.isUppercase ? 'uppercase' : 'none',
  }
}

/** Widths in rem between which large sizes grow. */
const [narrow, wide] = [24, 80]

/** Sizes above 1.25rem are smaller on phones, and grow with the screen. */
export function fluidSize(size: number): string {
  if (size <= 1.25) return `${size}rem`
  const least = 1.25 + (size - 1.25) * 0.55
  const slope = (size - least) / (wide - narrow)
  const start = least - slope * narrow
  return `clamp(${round(least)}rem,${round(start)}rem + ${round(slope * 100)}vw,${size}rem)`
}

const round = (value: number) => Math.round(value * 1000) / 1000
