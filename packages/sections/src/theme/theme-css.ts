import type { Theme } from '@vitrine/contract/content/theme.ts'
import { themeInScheme } from '@vitrine/contract/content/theme.ts'
import type { StyleVars } from '../kit/style-vars.ts'
import { colorVars } from './shop-theme.ts'

const made = new WeakMap<Theme, string>()

/**
 * Returns the rules of what an owner changed in a theme beyond its first fields, for the head of
 * every page; '' where nothing was changed.
 */
export function themeCss(theme: Theme): string {
  const known = made.get(theme)
  if (known !== undefined) return known
  const css = schemeRules(theme)
  made.set(theme, css)
  return css
}

function schemeRules(theme: Theme): string {
  const rules = theme.schemes?.map(
    ({ id }) => `[data-scheme=${id}]{${declarations(colorVars(themeInScheme(theme, id)))}}`,
  )
  return rules?.join('') ?? ''
}

function declarations({ colorScheme, ...vars }: StyleVars): string {
  const all = [...Object.entries(vars), ['color-scheme', colorScheme]]
  return all.map(([name, value]) => `${name}:${value}`).join(';')
}
