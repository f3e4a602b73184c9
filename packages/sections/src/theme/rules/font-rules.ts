import { readOwnFont, type OwnFont } from '@vitrine/contract/content/own-font.ts'
import type { Theme } from '@vitrine/contract/content/theme.ts'
import {
  findVariableFont,
  fontsVersion,
  rangesOfScripts,
  type FontKind,
  type FontScript,
  type VariableFont,
  type VariableFontId,
} from '@vitrine/contract/content/variable-fonts.ts'
import { rule } from './css-text.ts'
import { fontMetrics } from './font-metrics.ts'

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
  const { name, kind } = font
  const [narrow, wide] = [`${name} stand-in`, `${name} stand-in wide`]
  const [narrowSize, wideSize, ...heights] = fontMetrics[id as VariableFontId]
  const [narrowFonts, wideFonts] = locals[kind]
  return [
    faces,
    standIn(narrow, narrowFonts, narrowSize, heights),
    standIn(wide, wideFonts, wideSize, heights),
    rule(':root', { [`--font-${id}`]: `'${name}','${narrow}','${wide}',${fallbacks[kind]}` }),
  ].join('')
}

const arial = ['Arial', 'Liberation Sans', 'Roboto']
const verdana = ['Verdana', 'DejaVu Sans']

/** Fonts that devices have, the narrow ones first. */
const locals: Record<FontKind, readonly [readonly string[], readonly string[]]> = {
  sans: [arial, verdana],
  display: [arial, verdana],
  serif: [['Times New Roman', 'Liberation Serif', 'Times'], verdana],
  mono: [
    ['Courier New', 'Liberation Mono'],
    ['Menlo', 'DejaVu Sans Mono'],
  ],
}

/** A font of the device in the size of one that is still loading, so that nothing moves then. */
function standIn(
  name: string,
  fonts: readonly string[],
  size: number,
  [above, below]: readonly [number, number],
): string {
  const share = (height: number) => `${((height / size) * 100).toFixed(1)}%`
  return rule('@font-face', {
    'font-family': `'${name}'`,
    src: fonts.map((font) => `local('${font}')`).join(),
    'size-adjust': `${size}%`,
    'ascent-override': share(above),
    'descent-override': share(below),
    'line-gap-override': '0%',
  })
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
