import { z } from 'zod'
import { contrastOf, textContrast } from '@vitrine/commerce/text/contrast.ts'
import { call } from '../call/call.ts'
import { id } from '../call/values.ts'
import { buttonStyles } from './button-style.ts'
import { colorSchemes, colorsInScheme, firstSchemes, type ColorScheme } from './color-scheme.ts'
import type { MainColors } from './main-colors.ts'
import { ownFonts } from './own-font.ts'
import { spaceScale } from './space-scale.ts'
import { textStyles } from './text-style.ts'
import { variableFonts, type VariableFontId } from './variable-fonts.ts'

/** Four system font stacks, and fonts that the server delivers. */
const firstFonts = [
  'sans',
  'serif',
  'rounded',
  'mono',
  'figtree',
  'manrope',
  'lora',
  'fraunces',
  'syne',
] as const
export type ThemeFont = (typeof firstFonts)[number] | VariableFontId

export const themeFonts: readonly ThemeFont[] = [
  ...firstFonts,
  ...(Object.keys(variableFonts) as VariableFontId[]),
]

// Opaque colours only, so that contrast can be computed.
const color = z
  .string()
  .max(7)
  .regex(/^#[\da-f]{6}$/i, 'Use a colour such as #1c1f23.')

const mainColors = z.strictObject({
  pageColor: color,
  textColor: color,
  accentColor: color,
  saleColor: color,
})

export const theme = mainColors.extend({
  headingFont: z.enum(themeFonts),
  bodyFont: z.enum(themeFonts),
  headingWeight: z.enum(['400', '500', '600', '700', '800']),
  headingCase: z.enum(['normal', 'uppercase']),
  cornerRadius: z.number().int().min(0).max(32),
  buttonShape: z.enum(['corners', 'square', 'pill']),
  imageShape: z.enum(['corners', 'square', 'round']),
  spacing: z.enum(['compact', 'regular', 'airy']),
  /** Unset: those of every theme. */
  schemes: colorSchemes.optional(),
  texts: textStyles.optional(),
  buttons: buttonStyles.optional(),
  /** They take the place of `headingFont` and `bodyFont`, which stay behind them. */
  ownFonts: ownFonts.optional(),
  space: spaceScale.optional(),
  /** For those whose device prefers dark pages; unset: the same for all. */
  dark: mainColors.optional(),
})
export type Theme = z.infer<typeof theme>

export const defaultTheme: Theme = {
  pageColor: '#ffffff',
  textColor: '#1c1f23',
  accentColor: '#1c1f23',
  saleColor: '#b42318',
  headingFont: 'sans',
  bodyFont: 'sans',
  headingWeight: '700',
  headingCase: 'normal',
  cornerRadius: 8,
  buttonShape: 'corners',
  imageShape: 'corners',
  spacing: 'regular',
}

/** Fills gaps in a stored theme, which may predate later fields. */
export function themeOf(stored: unknown): Theme {
  const filled = theme.safeParse({ ...defaultTheme, ...(stored as object | null) })
  return filled.success ? filled.data : defaultTheme
}

export function schemesOf({ schemes }: Theme): readonly ColorScheme[] {
  return schemes ?? firstSchemes
}

/** Returns the theme as it is on sections with this scheme; an unknown one changes nothing. */
export function themeInScheme(theme: Theme, schemeId: string | undefined): Theme {
  const scheme = schemesOf(theme).find(({ id: known }) => known === schemeId)
  return scheme ? { ...theme, ...colorsInScheme(scheme, theme) } : theme
}

export function darkTheme({ dark, ...theme }: Theme): Theme {
  return { ...theme, ...dark }
}

const readableTheme = theme.superRefine((wanted, context) => {
  if (!isReadable(wanted)) {
    context.addIssue({
      code: 'custom',
      path: ['textColor'],
      message: `The text must stand out from the page: a contrast of ${textContrast} or more.`,
    })
  }
  if (wanted.dark && !isReadable(wanted.dark)) {
    context.addIssue({
      code: 'custom',
      path: ['dark', 'textColor'],
      message: `The dark text must stand out from the dark page: a contrast of ${textContrast} or more.`,
    })
  }
  wanted.schemes?.forEach((scheme, index) => {
    if (isReadable(colorsInScheme(scheme, wanted))) return
    context.addIssue({
      code: 'custom',
      path: ['schemes', index, 'text'],
      message: `The text of “${scheme.name}” must stand out from its page: a contrast of ${textContrast} or more.`,
    })
  })
})

function isReadable({ textColor, pageColor }: MainColors): boolean {
  return (contrastOf(textColor, pageColor) ?? 0) >= textContrast
}

const storeTheme = z.object({ storeId: id, theme })

export const themeContract = {
  getTheme: call({
    access: 'owner',
    scope: 'pages:read',
    method: 'GET',
    path: '/store/get-theme',
    summary: "The store's theme",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(storeTheme),

  updateTheme: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'PUT',
    path: '/store/update-theme',
    summary: "Change the store's theme, live at once",
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ storeId: id, theme: readableTheme }))
    .output(storeTheme),
}
