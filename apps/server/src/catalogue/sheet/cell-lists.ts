export function escapePart(text: string, signs = ''): string {
  return text
    .replaceAll(/[\s\S]/g, (letter) => escapeLetter(letter, signs))
    .replace(/^ | $/g, '\\s')
}

function escapeLetter(letter: string, signs: string) {
  if (letter === '\n') return '\\n'
  if (letter === '\r') return '\\r'
  if (letter === '\t') return '\\t'
  return letter === '\\' || signs.includes(letter) ? `\\${letter}` : letter
}

const named: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', s: ' ' }

export function unescapePart(part: string): string {
  return trimPart(part).replaceAll(/\\(.)/gu, (_, letter: string) => named[letter] ?? letter)
}

function trimPart(part: string) {
  return part.replaceAll(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')
}

/** Splits at unescaped separators. Parts keep their backslashes. */
export function splitParts(text: string, sign: string): string[] {
  const parts: string[] = []
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === sign) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)]
}

export function partsOf(text: string, sign: string): string[] {
  return splitParts(text, sign).filter((part) => trimPart(part) !== '')
}
