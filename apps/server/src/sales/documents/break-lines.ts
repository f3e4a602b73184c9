const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

export function breakLines(text: string, width: number, widthOf: (text: string) => number) {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const part of partsOf(paragraph)) {
      if (widthOf((line + part).trimEnd()) <= width) line += part
      else {
        if (line.trim()) lines.push(line.trimEnd())
        line = ''
        for (const piece of piecesOf(part, width, widthOf)) {
          if (line) lines.push(line)
          line = piece
        }
      }
    }
    return [...lines, line.trimEnd()]
  })
}

function partsOf(paragraph: string): string[] {
  const parts: string[] = []
  for (const { segment } of words.segment(paragraph)) {
    const last = parts.at(-1)
    const isStuck = last !== undefined && !/\s$/.test(last) && !mayBreak(last, segment)
    if (isStuck || (last !== undefined && /^\s/.test(segment))) parts[parts.length - 1] += segment
    else parts.push(segment)
  }
  return parts
}

function mayBreak(before: string, after: string): boolean {
  if (/^[\p{P}\p{M}]/u.test(after) || /[\p{Ps}\p{Pi}]$/u.test(before)) return false
  return unspaced.test(before) || unspaced.test(after)
}

function piecesOf(part: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(part.trimEnd()) <= width) return [part]
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of graphemes.segment(part)) {
    if (piece && widthOf(piece + segment) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return [...pieces, piece]
}
