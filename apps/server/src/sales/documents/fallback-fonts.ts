import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export interface FontSlice {
  name: string
  file: string
}

interface Family {
  name: string
  ranges: string
}

const family = (name: string, ranges: string): Family => ({ name, ranges })

const families = {
  arabic: family(
    'noto-sans-arabic',
    import.meta.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
  ),
  hebrew: family(
    'noto-sans-hebrew',
    import.meta.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  ),
  thai: family(
    'noto-sans-thai',
    import.meta.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
  ),
  bengali: family(
    'noto-sans-bengali',
    import.meta.resolve('@fontsource-variable/noto-sans-bengali/unicode.json'),
  ),
  tamil: family(
    'noto-sans-tamil',
    import.meta.resolve('@fontsource-variable/noto-sans-tamil/unicode.json'),
  ),
  japanese: family(
    'noto-sans-jp',
    import.meta.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  ),
  korean: family(
    'noto-sans-kr',
    import.meta.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
  ),
  chinese: family(
    'noto-sans-sc',
    import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  ),
  emoji: family('noto-emoji', import.meta.resolve('@fontsource-variable/noto-emoji/unicode.json')),
}

export async function findSlices(
  family: Family,
  letters: Iterable<string>,
): Promise<Map<FontSlice, string[]>> {
  const slices = await slicesOf(family)
  const found = new Map<FontSlice, string[]>()
  for (const letter of letters) {
    const code = letter.codePointAt(0) ?? 0
    const slice = slices.find(({ ranges }) => ranges.some(([a, b]) => code >= a && code <= b))
    if (slice) found.set(slice, [...(found.get(slice) ?? []), letter])
  }
  return found
}

/** Chinese letters have a different shape in Japan; kana in the text indicate Japanese. */
export function familiesFor(letters: ReadonlySet<string>): Family[] {
  const { japanese, korean, chinese, emoji, ...others } = families
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test([...letters].join(''))
  const han = isJapanese ? [japanese, chinese, korean] : [chinese, japanese, korean]
  const korea = /\p{Script=Hangul}/u.test([...letters].join('')) ? [korean] : []
  return [...Object.values(others), ...korea, ...han, emoji]
}

type Slice = FontSlice & { ranges: [number, number][] }

const loaded = new Map<string, Slice[]>()

async function slicesOf({ name, ranges }: Family): Promise<Slice[]> {
  const known = loaded.get(name)
  if (known) return known
  const listed = JSON.parse(await readFile(fileURLToPath(ranges), 'utf8')) as Record<string, string>
  // Some slices are listed without a file.
  const files = new Set(await readdir(new URL('files', ranges)))
  const slices = Object.entries(listed)
    .filter(([part]) => !/^(?:latin|cyrillic|vietnamese|greek|math)/.test(part))
    .map(([part, text]) => sliceOf({ name, ranges }, part, text))
    .filter(({ file }) => files.has(path.basename(file)))
  loaded.set(name, slices)
  return slices
}

function sliceOf({ name, ranges: folder }: Family, part: string, ranges: string): Slice {
  const file = `files/${name}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`
  return {
    name: `${name} ${part}`,
    file: fileURLToPath(new URL(file, folder)),
    ranges: ranges.split(',').map((range) => {
      const [first = '', last = first] = range.replace(/^U\+/, '').split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    }),
  }
}
