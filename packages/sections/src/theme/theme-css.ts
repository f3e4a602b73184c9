import type { Theme } from '@vitrine/contract/content/theme.ts'
import { buttonRules } from './rules/button-rules.ts'
import { darkRules } from './rules/dark-rules.ts'
import { fontRules } from './rules/font-rules.ts'
import { schemeRules } from './rules/scheme-rules.ts'
import { spaceRules } from './rules/space-rules.ts'
import { textRules } from './rules/text-rules.ts'

const made = new WeakMap<Theme, string>()

/**
 * Returns the rules of what an owner changed in a theme beyond its first fields, for the head of
 * every page; '' where nothing was changed.
 */
export function themeCss(theme: Theme): string {
  const known = made.get(theme)
  if (known !== undefined) return known
  const css = [fontRules, schemeRules, darkRules, textRules, buttonRules, spaceRules]
    .map((of) => of(theme))
    .join('')
  made.set(theme, css)
  return css
}
