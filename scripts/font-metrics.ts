import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { variableFonts } from '../packages/contract/src/content/variable-fonts.ts'
import { chromiumArguments, requireChromium } from './chromium.ts'

/**
 * `node scripts/font-metrics.ts`: measures the variable fonts in Chromium against the fonts that
 * devices have, or those of the same widths, and writes how large these have to be in their place.
 */
const root = path.resolve(import.meta.dirname, '..')
const target = path.join(root, 'packages/sections/src/theme/rules/font-metrics.ts')

const sample =
  'The quick brown fox jumps over the lazy dog. Every morning we open the shop at eight, and the ' +
  'smell of bread fills the street; our tea comes from three small gardens in the hills of Uji. ' +
  'Jeden Morgen backen wir von Hand, was am Abend in Ihrer Tasche nach Hause geht.'

const narrowOf = {
  sans: 'Liberation Sans',
  display: 'Liberation Sans',
  serif: 'Liberation Serif',
  mono: 'Liberation Mono',
}

const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: chromiumArguments,
})
const page = await browser.newPage()
const lines: string[] = []
for (const [id, { kind }] of Object.entries(variableFonts)) {
  const file = `node_modules/@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`
  const bytes = readFileSync(path.join(root, file)).toString('base64')
  const measured = await page.evaluate(measure, {
    id,
    bytes,
    sample,
    narrow: narrowOf[kind],
    wide: kind === 'mono' ? 'DejaVu Sans Mono' : 'DejaVu Sans',
  })
  lines.push(`  '${id}': [${measured.map((value) => value.toFixed(1)).join(', ')}],`)
}
await browser.close()

writeFileSync(
  target,
  `import type { VariableFontId } from '@vitrine/contract/content/variable-fonts.ts'

/**
 * Made by \`node scripts/font-metrics.ts\`: in per cent, how large Arial, Times or Courier is as wide
 * as the font, the same for Verdana, and how far the font is above and below its line.
 */
export const fontMetrics: Record<VariableFontId, readonly [number, number, number, number]> = {
${lines.join('\n')}
}
`,
)

interface Measure {
  id: string
  bytes: string
  sample: string
  narrow: string
  wide: string
}

async function measure({ id, bytes, sample: text, narrow, wide }: Measure) {
  const buffer = Uint8Array.from(atob(bytes), (sign) => sign.codePointAt(0) ?? 0)
  const face = await new FontFace(id, buffer, { weight: '100 900' }).load()
  document.fonts.add(face)
  const context = document.createElement('canvas').getContext('2d')!
  const of = (family: string) => {
    context.font = `400 1000px "${family}"`
    return context.measureText(text)
  }
  const own = of(id)
  return [
    (100 * own.width) / of(narrow).width,
    (100 * own.width) / of(wide).width,
    own.fontBoundingBoxAscent / 10,
    own.fontBoundingBoxDescent / 10,
  ]
}
