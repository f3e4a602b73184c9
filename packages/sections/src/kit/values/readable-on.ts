import { contrastColor } from '@vitrine/commerce/text/contrast.ts'

/** What is readable on a colour of the theme, both without their `var(--…)`. */
const onThemeColor: Readonly<Record<string, string>> = {
  page: 'shop-text',
  tint: 'shop-text',
  quiet: 'on-quiet',
  text: 'shop-page',
  soft: 'shop-text',
  accent: 'shop-on-accent',
  deep: 'on-deep',
  'on-accent': 'shop-accent',
  sale: 'on-sale',
}

/**
 * Returns a text colour for a background, or undefined if its contrast is unknown. Theme colours
 * give theme colours.
 */
export function readableOn(color: string): string | undefined {
  const name = /^var\(--shop-(.+)\)$/.exec(color)?.[1]
  return name ? `var(--${onThemeColor[name]})` : contrastColor(color)
}
