import { contrastColor } from '@vitrine/commerce/text/contrast.ts'

const onThemeColor: Readonly<Record<string, string>> = {
  'var(--shop-page)': 'var(--shop-text)',
  'var(--shop-tint)': 'var(--shop-text)',
  'var(--shop-quiet)': 'var(--on-quiet)',
  'var(--shop-text)': 'var(--shop-page)',
  'var(--shop-soft)': 'var(--shop-text)',
  'var(--shop-accent)': 'var(--shop-on-accent)',
  'var(--shop-deep)': 'var(--on-deep)',
  'var(--shop-on-accent)': 'var(--shop-accent)',
  'var(--shop-sale)': 'var(--on-sale)',
}

/**
 * Returns a text colour for a background, or undefined if its contrast is unknown. Theme colours
 * give theme colours.
 */
export function readableOn(color: string): string | undefined {
  return onThemeColor[color] ?? contrastColor(color)
}
