import { darkTheme, type Theme } from '@vitrine/contract/content/theme.ts'
import { colorVars } from './color-vars.ts'
import { rule } from './css-text.ts'
import { schemeRules } from './scheme-rules.ts'

/** The page is the same bytes for everyone: the browser chooses by the device's preference. */
export function darkRules(theme: Theme): string {
  if (!theme.dark) return ''
  const dark = darkTheme(theme)
  const { colorScheme, ...colors } = colorVars(dark)
  const all = Object.entries({ ...colors, 'color-scheme': colorScheme })
  // The light ones are in an attribute, which only important rules override.
  const important = all.map(([name, value]) => [name, `${value}!important`] as const)
  const root = rule('.shop', Object.fromEntries(important))
  return `@media (prefers-color-scheme:dark){${root}${schemeRules(dark)}}`
}
