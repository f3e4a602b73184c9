import { z } from 'zod'
import { shadesOf, themeColorIds, type MainColors, type ThemeColorId } from './main-colors.ts'

const reference = /^var\(--shop-([a-z-]+)\)$/
const isThemeColorId = (name: string): name is ThemeColorId =>
  themeColorIds.some((id) => id === name)

function isSchemeColor(value: string): boolean {
  return /^#[\da-f]{6}$/i.test(value) || isThemeColorId(reference.exec(value)?.[1] ?? '')
}

const schemeColor = z
  .string()
  .max(40)
  .refine(isSchemeColor, 'Use a colour such as #1c1f23, or one of the theme.')

export const schemeIdPattern = /^[a-z][a-z0-9-]{0,29}$/

/** A set of colours for a section or a group, on the page of a theme. */
export const colorScheme = z.strictObject({
  id: z.string().regex(schemeIdPattern),
  name: z.string().trim().min(1).max(40),
  page: schemeColor,
  text: schemeColor,
  accent: schemeColor,
  sale: schemeColor,
})
export type ColorScheme = z.infer<typeof colorScheme>

export const maxSchemes = 12
export const colorSchemes = z
  .array(colorScheme)
  .min(1)
  .max(maxSchemes)
  .refine(haveOwnIds, 'Two colour schemes have the same id.')

function haveOwnIds(schemes: readonly { id: string }[]): boolean {
  return new Set(schemes.map(({ id }) => id)).size === schemes.length
}

const main = {
  page: 'var(--shop-page)',
  text: 'var(--shop-text)',
  accent: 'var(--shop-accent)',
  sale: 'var(--shop-sale)',
}
const on = (page: string, text: string) => ({ page, text, accent: text, sale: text })

/** The schemes of every theme until its owner changes them. `storefront.css` has the same. */
export const firstSchemes: readonly ColorScheme[] = [
  { id: 'page', name: 'Page', ...main },
  { id: 'tint', name: 'Tinted', ...main, page: 'var(--shop-tint)' },
  { id: 'soft', name: 'Soft accent', ...main, page: 'var(--shop-soft)' },
  { id: 'accent', name: 'Accent', ...on('var(--shop-accent)', 'var(--shop-on-accent)') },
  { id: 'contrast', name: 'Contrast', ...on('var(--shop-text)', 'var(--shop-page)') },
]

/** Returns the colours of a scheme as they are in a theme now. */
export function colorsInScheme(scheme: ColorScheme, theme: MainColors): MainColors {
  const shades = shadesOf(theme)
  const resolve = (value: string) => {
    const name = reference.exec(value)?.[1] ?? ''
    return isThemeColorId(name) ? shades[name] : value
  }
  return {
    pageColor: resolve(scheme.page),
    textColor: resolve(scheme.text),
    accentColor: resolve(scheme.accent),
    saleColor: resolve(scheme.sale),
  }
}
