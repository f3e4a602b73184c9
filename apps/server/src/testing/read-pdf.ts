import { inflateSync } from 'node:zlib'

/**
 * Returns the text of each page as copying it from a viewer would: glyphs mapped by the fonts'
 * ToUnicode tables.
 */
export function readPdf(bytes: Buffer): string[] {
  const objects = objectsOf(bytes)
  const pages = [...objects.values()].filter(({ text }) => /\/Type \/Page\b(?!s)/.test(text))
  return pages.map(({ text }) => {
    const fonts = fontsOf(objects, text)
    return [...referenced(text, 'Contents')]
      .map((id) => textOf(objects.get(id)?.stream ?? '', fonts))
      .join('')
  })
}

interface PdfObject {
  text: string
  stream: string
}

type Glyphs = Map<number, string>

function objectsOf(bytes: Buffer) {
  const source = bytes.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const match of source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)) {
    const [, id = '', text = ''] = match
    const begin = text.indexOf('stream\n')
    const end = text.lastIndexOf('\nendstream')
    const data = begin < 0 ? undefined : Buffer.from(text.slice(begin + 7, end), 'latin1')
    const stream = data && text.includes('FlateDecode') ? inflateSync(data) : data
    objects.set(id, { text, stream: stream?.toString('latin1') ?? '' })
  }
  return objects
}

function fontsOf(objects: Map<string, PdfObject>, page: string): Map<string, Glyphs> {
  const [resources = ''] = referenced(page, 'Resources')
  const text = objects.get(resources)?.text ?? page
  const named = [...text.matchAll(/\/(F\d+) (\d+) 0 R/g)]
  return new Map(
    named.map(([, name = '', id = '']) => {
      const [map = ''] = referenced(objects.get(id)?.text ?? '', 'ToUnicode')
      return [name, glyphsOf(objects.get(map)?.stream ?? '')]
    }),
  )
}

function referenced(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(`/${name} (\\d+) 0 R`, 'g'))].map(([, id = '']) => id)
}

function glyphsOf(map: string): Glyphs {
  const glyphs: Glyphs = new Map()
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const letters = [...list.matchAll(/<([\w ]*)>/g)]
    letters.forEach(([, hex = ''], index) =>
      glyphs.set(Number.parseInt(first, 16) + index, lettersOf(hex)),
    )
  }
  return glyphs
}

function lettersOf(hex: string): string {
  return Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')
}

function textOf(content: string, fonts: Map<string, Glyphs>): string {
  let glyphs: Glyphs = new Map()
  let text = ''
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font) glyphs = fonts.get(font) ?? new Map()
    for (const [, hex = ''] of (shown ?? '').matchAll(/<(\w+)>/g))
      for (const glyph of hex.match(/.{4}/g) ?? [])
        text += glyphs.get(Number.parseInt(glyph, 16)) ?? '□'
    if (shown) text += '\n'
  }
  return text
}
