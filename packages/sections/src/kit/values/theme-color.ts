import {
  shadesOf,
  type MainColors,
  type ThemeColorId,
} from '@vitrine/contract/content/main-colors.ts'

export interface ThemeColor {
  name: string
  /** As stored in settings; `storefront.css` defines the same mixes. */
  value: string
  color: string
}

const names: Record<ThemeColorId, string> = {
  page: 'Page',
  tint: 'Tinted page',
  quiet: 'Quiet text',
  text: 'Text',
  soft: 'Soft accent',
  accent: 'Accent',
  deep: 'Deep accent',
  'on-accent': 'On accent',
  sale: 'Sale',
}

/** Returns the theme's colours and the shades mixed from them. */
export function themeColors(theme: MainColors): ThemeColor[] {
  const shades = shadesOf(theme)
  return (Object.keys(names) as ThemeColorId[]).map((id) => ({
    name: names[id],
    value: `var(--shop-${id})`,
    color: shades[id],
  }))
}

/** Resolves a theme colour to its current value; returns other values unchanged. */
export function resolveThemeColor(value: unknown, theme: MainColors): unknown {
  return themeColors(theme).find((each) => each.value === value)?.color ?? value
}
