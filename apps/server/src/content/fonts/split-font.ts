import { lettersOfScripts, type ScriptLetter } from '@vitrine/contract/content/own-font.ts'
import { rangesOfScripts } from '@vitrine/contract/content/variable-fonts.ts'
import { Refusal } from '../../platform/refusal.ts'

interface SplitFont {
  name: string
  weights: readonly [number, number]
  files: { letter: ScriptLetter; bytes: Buffer }[]
}

/** Reads a font that an owner brought and makes a file of each script in it. */
export async function splitFont(bytes: Buffer): Promise<SplitFont> {
  if (bytes.length === 0) throw new Refusal('file_empty')
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw new Refusal('not_a_font')
  // Loaded on demand: WebAssembly that most processes never need.
  const [{ default: subsetFont }, { create }] = await Promise.all([
    import('subset-font'),
    import('fontkit'),
  ])
  try {
    const font = create(bytes)
    if (font['OS/2'].fsType.noEmbedding) throw new Refusal('font_restricted')
    const files: SplitFont['files'] = []
    for (const [letter, codes] of byScript(font.characterSet)) {
      const text = String.fromCodePoint(...codes)
      files.push({ letter, bytes: await subsetFont(bytes, text, { targetFormat: 'woff2' }) })
    }
    if (files.length === 0) throw new Refusal('not_a_font')
    return { name: nameOf(font.familyName), weights: weightsOf(font), files }
  } catch (error) {
    // Whatever is thrown by what reads the font, the file is to blame.
    throw error instanceof Refusal ? error : new Refusal('not_a_font')
  }
}

const within = (weight: number) => Math.min(1000, Math.max(1, Math.round(weight) || 400))

interface Weighted {
  variationAxes: { wght?: { min: number; max: number } }
  'OS/2': { usWeightClass: number }
}

function weightsOf({ variationAxes: { wght }, 'OS/2': os2 }: Weighted): readonly [number, number] {
  // A font of one weight is used for all, so that browsers make none up.
  return wght
    ? [within(wght.min), within(wght.max)]
    : [Math.min(100, within(os2.usWeightClass)), 900]
}

function nameOf(family: string | undefined): string {
  const name = (family ?? '').replaceAll(/[^\p{L}\p{N} ._-]/gu, '').replace(/^[ ._-]+/, '')
  return name.slice(0, 60).trim() || 'Own font'
}

const letters = Object.keys(lettersOfScripts) as ScriptLetter[]

function byScript(characters: readonly number[]) {
  const codes = characters.filter((code) => code >= 0x20 && code < 0xff_ff)
  const groups = Map.groupBy(codes, (code) => letters.find((letter) => isIn(letter, code)) ?? 'o')
  return letters.flatMap((letter) => {
    const found = groups.get(letter)
    return found ? [[letter, found] as const] : []
  })
}

const ranges = new Map(
  letters.map((letter) => {
    const script = lettersOfScripts[letter]
    return [letter, script === 'others' ? [] : rangesOf(rangesOfScripts[script])]
  }),
)

function isIn(letter: ScriptLetter, code: number): boolean {
  return ranges.get(letter)?.some(([from, to]) => code >= from && code <= to) ?? false
}

function rangesOf(written: string) {
  return written.split(',').map((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return [from, to] as const
  })
}
