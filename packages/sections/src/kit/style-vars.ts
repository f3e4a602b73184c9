import type { CSSProperties } from 'react'
import { isPerDevice } from './per-device.ts'
import type { SectionFont } from './shared-settings.ts'

export type StyleVars = CSSProperties & Partial<Record<`--${string}`, string | number>>

/**
 * `--name`, `--name-t` and `--name-m` for the style sheet to choose from by the screen's width.
 * A value outside its grammar is left out, as if it were not set.
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

/** Custom properties of the values that are set. */
export function vars(values: Readonly<Record<string, string | number | undefined>>): StyleVars {
  const set: StyleVars = {}
  for (const name in values) if (values[name] !== undefined) set[`--${name}`] = values[name]
  return set
}

/** Lets through a value of a fixed list, such as an alignment. */
export function oneOf<Value extends string>(values: readonly Value[]) {
  return (value: unknown): Value | undefined => values.find((each) => each === value)
}

const fonts = ['sans', 'serif', 'rounded', 'mono'] as const
const knownFont = oneOf(fonts)

export function fontOf(font: SectionFont | undefined): string | undefined {
  const known = knownFont(font)
  return known && `var(--font-${known})`
}

/** A number within bounds, or undefined. */
export function bounded(min: number, max: number) {
  return (value: unknown): number | undefined =>
    typeof value === 'number' && value >= min && value <= max ? value : undefined
}
