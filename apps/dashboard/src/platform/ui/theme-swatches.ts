import type { Theme } from '@vitrine/contract/content/theme.ts'
import { themeColors, type ThemeColor } from '@vitrine/sections/kit/values/theme-color.ts'

/** A colour to choose: what it looks like, and what is stored when it is chosen. */
export type Swatch = ThemeColor

const fixed: Swatch[] = [
  { name: 'White', value: '#ffffff', color: '#ffffff' },
  { name: 'Black', value: '#000000', color: '#000000' },
]

/** The theme's colours, which a section follows when the theme changes. */
export function themeSwatches(theme: Theme): Swatch[] {
  return [...themeColors(theme), ...fixed]
}

/** The theme's colours as they are now, for what does not follow it. Each is there once. */
export function fixedSwatches(theme: Theme): Swatch[] {
  const swatches = themeSwatches(theme).map((each) => ({ ...each, value: each.color }))
  const colors = swatches.map(({ color }) => color)
  return swatches.filter(({ color }, at) => colors.indexOf(color) === at)
}

/** How a colour is written in a field: one of the theme's by its name. */
export function writeColor(value: unknown, theme: Theme): string {
  const known = themeColors(theme).find((each) => each.value === value)
  return known?.name ?? (typeof value === 'string' ? value : '')
}

/** What is typed for a colour: the name of one of the theme's, or a colour of its own. */
export function readColor(text: string, theme: Theme): string {
  const typed = text.trim()
  const isNamed = ({ name }: Swatch) => name.toLowerCase() === typed.toLowerCase()
  return themeColors(theme).find(isNamed)?.value ?? typed
}
