import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type PdfKit from 'pdfkit'
import { familiesFor, findSlices, type FontSlice } from './fallback-fonts.ts'

type Pdf = InstanceType<typeof PdfKit>
export type Weight = 'regular' | 'bold'

export type LetterFonts = ReadonlyMap<string, string>

/** Latin, Greek, Cyrillic and Devanagari, with every currency sign. */
const files = {
  regular: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  ),
  bold: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  ),
}

const weights: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 }

/** Letters that the document's own font covers. */
const own =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}©®™]|(?![\p{Extended_Pictographic}\u2190-\u33ff\ufd00-\uffef])[\p{Script=Common}\p{Script=Inherited}]/u

/** Registers the fonts of a text, subset to its letters. */
export async function addFonts(pdf: Pdf, text: string): Promise<LetterFonts> {
  const [regular, bold] = await Promise.all([readFile(files.regular), readFile(files.bold)])
  pdf.registerFont('regular', regular)
  pdf.registerFont('bold', bold)
  const fonts = new Map<string, string>()
  const missing = new Set(Array.from(text).filter((letter) => !own.test(letter)))
  for (const family of familiesFor(missing)) {
    if (missing.size === 0) break
    for (const [slice, letters] of await findSlices(family, missing)) {
      for (const letter of await addSlice(pdf, slice, letters)) {
        fonts.set(letter, slice.name)
        missing.delete(letter)
      }
    }
  }
  return fonts
}

async function addSlice(pdf: Pdf, { name, file }: FontSlice, letters: string[]) {
  // Loaded on demand: WebAssembly that most documents do not need.
  const [{ default: subsetFont }, { create }] = await Promise.all([
    import('subset-font'),
    import('fontkit'),
  ])
  const bytes = await readFile(file)
  let there: string[] = []
  for (const weight of ['regular', 'bold'] as const) {
    const font = await subsetFont(bytes, letters.join(''), {
      targetFormat: 'sfnt',
      variationAxes: { wght: weights[weight] },
    })
    const codes = codesOf(create, font)
    there = letters.filter((letter) => codes.includes(letter.codePointAt(0) ?? 0))
    if (there.length > 0) pdf.registerFont(fontName(name, weight), font)
  }
  return there
}

/** A font with none of the letters has no table to list them and throws. */
function codesOf(create: (font: Uint8Array) => { characterSet: number[] }, font: Uint8Array) {
  try {
    return create(font).characterSet
  } catch {
    return []
  }
}

export function fontName(name: string | undefined, weight: Weight): string {
  return name === undefined ? weight : `${name} ${weight}`
}
