import { themeInScheme, type Theme } from '@vitrine/contract/content/theme.ts'
import { colorVars } from './color-vars.ts'
import { rule } from './css-text.ts'

export function schemeRules(theme: Theme): string {
  const rules = theme.schemes?.map(({ id }) => {
    const { colorScheme, ...vars } = colorVars(themeInScheme(theme, id))
    return rule(`[data-scheme=${id}]`, { ...vars, 'color-scheme': colorScheme })
  })
  return rules?.join('') ?? ''
}
