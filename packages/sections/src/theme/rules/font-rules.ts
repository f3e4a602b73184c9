import { readOwnFont, type OwnFont } from '@vitrine/contract/content/own-font.ts'
import type { Theme } from '@vitrine/contract/content/theme.ts'
import {
  findVariableFont,
  fontsVersion,
  rangesOfScripts,
  type FontKind,
  type FontScript,
  type VariableFont,
} from '@vitrine/contract/content/variable-fonts.ts'
import { rule } from './css-text.ts'

const fallbacks: Record<FontKind, string> = {
  sans: 'var(--font-sans)',
  serif: 'var(--font-serif)',
  display: 'var(--font-sans)',
  mono: 'var(--font-mono)',
}

/** Returns the faces and names of a theme's variable fonts, without a rule for the others. */
export function fontRules({ headingFont, bodyFont, ownFonts }: Theme): string {
  const fonts = [...new Set([headingFont, bodyFont])].map((id) => rulesOfFont(id))
  const own = new Map([ownFonts?.heading, ownFonts?.body].map((font) => [font?.url, font]))
  return [...fonts, ...[...own.values()].map((font) => (font ? rulesOfOwn(font) : ''))].join('')
}

/** The file with all other letters is first, so that the others come before it. */
export function rulesOfOwn({ name, url }: OwnFont): string {
  const font = readOwnFont(url)
  const faces = font?.files.toReversed().map(({ script, url }) =>
    rule('@font-face', {
      'font-family': `'${name}'`,
      'font-display': 'swap',
      'font-weight': font.weights.join(' '),
      src: `url(${url})format('woff2')`,
      'unicode-range': script === 'others' ? undefined : rangesOfScripts[script],
    }),
  )
  return faces?.join('') ?? ''
}

/** @param scripts all of the font's, where unset */
export function rulesOfFont(id: string, scripts?: readonly FontScript[]): string {
  const font = findVariableFont(id)
  if (!font) return ''
  const faces = (scripts ?? font.scripts).map((script) => faceOf(id, font, script)).join('')
  return faces + rule(':root', { [`--font-${id}`]: `'${font.name}',${fallbacks[font.kind]}` })
}

function faceOf(id: string, { name, weights }: VariableFont, script: FontScript): string {
  return rule('@font-face', {
    'font-family': `'${name}'`,
    'font-display': 'swap',
    'font-weight': weights.join(' '),
    src: `url(${fontFile(id, script)})format('woff2')`,
    'unicode-range': rangesOfScripts[script],
  })
}

export function fontFile(id: string, script: FontScript): string {
  return `/media/fonts/${id}-${fontsVersion}-${script}.woff2`
}
