import { escapePart, partsOf, splitParts, unescapePart } from './cell-lists.ts'

export interface DescribedImage {
  url: string
  alt: string
}

export function writeImages(
  urls: readonly string[],
  alts: Readonly<Record<string, string>>,
): string {
  return urls
    .map((url) => {
      const alt = Object.hasOwn(alts, url) ? alts[url] : ''
      return escapePart(url, '|') + (alt ? ` | ${escapePart(alt)}` : '')
    })
    .join('\n')
}

export function readImages(cell: string): DescribedImage[] {
  return partsOf(cell, '\n').map((line) => {
    const [url = '', ...alt] = splitParts(line, '|')
    return { url: unescapePart(url), alt: unescapePart(alt.join('|')) }
  })
}
