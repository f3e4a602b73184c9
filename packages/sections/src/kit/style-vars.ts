import type { CSSProperties } from 'react'
import { isPerDevice } from './per-device.ts'
import type { SectionFont } from './shared-settings.ts'

export type StyleVars = CSSProperties & Partial<Record<`--${string}`, string | number>>

/**
 * Returns `--name`, `--name-t` and `--name-m`, which the style sheet selects by screen width.
 * Invalid values are omitted.
 */
export function deviceVars(
  name: string,
  value: unknown,
  parse: (value: unknown) => string | undefined,
): StyleVars {
  if (!isPerDevice(value)) return vars({ [name]: parse(value) })
  const { base, tablet, mobile } = value
  return vars({ [name]: parse(base), [`${name}-t`]: parse(tablet), [`${name}-m`]: parse(mobile) })
}

/** Returns CSS custom properties, without undefined values. */
export function vars(values: Readonly<Record<string, string | number | undefined>>): StyleVars {
  const set: StyleVars = {}
  for (const name in values) if (values[name] !== undefined) set[`--${name}`] = values[name]
  return set
}

/** Returns a parser for a fixed list of values, such as alignments. */
export function oneOf<Value extends string>(values: readonly Value[]) {
  return (value: unknown): Value | undefined => values.find((each) => each === value)
}

const fonts = ['sans', 'serif', 'rounded', 'mono'] as const
const knownFont = oneOf(fonts)

export function fontOf(font: SectionFont | undefined): string | undefined {
  const known = knownFont(font)
  return known && `var(--font-${known})`
}

/** Returns a parser for numbers within bounds; others become undefined. */
export function bounded(min: number, max: number) {
  return (value: unknown): number | undefined =>
    typeof value === 'number' && value >= min && value <= max ? value : undefined
}
