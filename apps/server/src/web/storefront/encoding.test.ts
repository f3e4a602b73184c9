import { expect, test } from 'vitest'
import { bytesOf, decode, encodeQuickly, type Encoding } from './encoding.ts'

const pages = [
  '',
  'tea',
  'half \ud83c of a letter',
  'Gyokuro – 14,00 € 🍵 ',
  '茶'.repeat(50_000),
  'a\u0000<b>'.repeat(90_000),
]

test.each(pages)('a text becomes the bytes that everyone else makes of it', (text) => {
  expect(bytesOf(text).equals(Buffer.from(text))).toBe(true)
})

test('bytes of one text stay when the next text comes', () => {
  const first = bytesOf('first')
  bytesOf('other')
  expect(first.toString()).toBe('first')
})

test.each<Encoding>(['gzip', 'br', 'identity'])(
  'pages in %s unpack to what they were, whatever was packed before',
  async (encoding) => {
    const plain = [...pages, ...pages.toReversed()].map((page) => bytesOf(page))
    const packed = plain.map((bytes) => encodeQuickly(bytes, encoding))
    const unpacked = await Promise.all(packed.map((bytes) => decode(bytes, encoding)))
    expect(unpacked.map((bytes, index) => bytes.equals(plain[index] ?? Buffer.of(0)))).toEqual(
      plain.map(() => true),
    )
  },
)
