import {
  textStyleNames,
  textStylesOf,
  type TextStyle,
} from '@vitrine/contract/content/text-style.ts'
import type { Theme } from '@vitrine/contract/content/theme.ts'
import { fontOf, type StyleVars } from '@vitrine/sections/kit/style-vars.ts'
import { fontWeights, sectionFonts } from '@vitrine/sections/kit/shared-settings.ts'
import type { Option } from '@vitrine/sections/kit/setting.ts'
import { shopTheme } from '@vitrine/sections/theme/shop-theme.ts'

type LookOf = (value: string) => StyleVars

/** The theme's fonts, as variables. */
export function fontsOf(theme: Theme): StyleVars {
  const names = ['--font-body', '--font-heading', '--heading-weight', '--heading-case'] as const
  const all = shopTheme(theme)
  return Object.fromEntries(names.map((name) => [name, all[name]]))
}

/** Returns how each option of a setting about texts looks; undefined for any other setting. */
export function findLooks(options: readonly Option[], theme: Theme): LookOf | undefined {
  const among = (known: readonly string[]) => options.every(({ value }) => known.includes(value))
  if (among(['theme', ...Object.keys(fontWeights)])) return lookOfWeight
  if (among(Object.keys(sectionFonts))) return lookOfFont
  return among(styled) ? lookOfStyle(theme) : undefined
}

const styled = [...textStyleNames, 'own', 'paragraph', 'heading4']

const lookOfWeight: LookOf = (value) => (value === 'theme' ? {} : { fontWeight: value })

const lookOfFont: LookOf = (value) => {
  const fontFamily = fontOf(value as keyof typeof sectionFonts)
  return fontFamily === undefined ? {} : { fontFamily }
}

function lookOfStyle(theme: Theme): LookOf {
  const styles = textStylesOf(theme)
  return (value) => {
    if (value === 'own') return {}
    const same = value === 'paragraph' ? 'body' : value === 'heading4' ? 'heading3' : value
    const name = textStyleNames.find((each) => each === same)
    return name ? lookOf(styles[name]) : {}
  }
}

function lookOf({ font, size, weight, letterSpacing, isUppercase }: TextStyle): StyleVars {
  return {
    fontFamily: `var(--font-${font})`,
    fontSize: sizeInMenu(size),
    fontWeight: weight,
    lineHeight: 1.25,
    letterSpacing: `${letterSpacing}em`,
    textTransform: isUppercase ? 'uppercase' : 'none',
  }
}

/** Small enough for a menu of all; the order of the sizes stays. */
function sizeInMenu(rem: number): string {
  return `${Math.min(26, Math.max(11, 8 + rem * 5.5))}px`
}
