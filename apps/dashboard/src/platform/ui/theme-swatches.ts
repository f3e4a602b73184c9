import type { Theme } from '@vitrine/contract/content/theme.ts'
import { themeColors, type ThemeColor } from '@vitrine/sections/kit/values/theme-color.ts'

export type Swatch = ThemeColor

const fixed: Swatch[] = [
  { name: 'White', value: '#ffffff', color: '#ffffff' },
  { name: 'Black', value: '#000000', color: '#000000' },
]

export function themeSwatches(theme: Theme): Swatch[] {
  return [...themeColors(theme), ...fixed]
}

export function fixedSwatches(theme: Theme): Swatch[] {
  const swatches = themeSwatches(theme).map((each) => ({ ...each, value: each.color }))
  const colors = swatches.map(({ color }) => color)
  return swatches.filter(({ color }, at) => colors.indexOf(color) === at)
}

export function writeColor(value: unknown, theme: Theme): string {
  const known = themeColors(theme).find((each) => each.value === value)
  return known?.name ?? (typeof value === 'string' ? value : '')
}

export function readColor(text: string, theme: Theme): string {
  const typed = text.trim()
  const isNamed = ({ name }: Swatch) => name.toLowerCase() === typed.toLowerCase()
  return themeColors(theme).find(isNamed)?.value ?? typed
}
