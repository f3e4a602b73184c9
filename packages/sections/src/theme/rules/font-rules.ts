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
export function fontRules({ headingFont, bodyFont }: Theme): string {
  return [...new Set([headingFont, bodyFont])].map((id) => rulesOfFont(id)).join('')
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
