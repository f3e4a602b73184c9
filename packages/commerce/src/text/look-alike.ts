/** A name as it is compared with others. */
export interface NameKey {
  /** In small Latin letters, without spaces; other scripts where no Latin letter looks like theirs. */
  letters: string
  /** Words of digits alone: "Route 66" is not "Route 67". */
  numbers: string
  words: readonly string[]
}

// Read from left to right: each letter is written as the Latin letter on its left.
const alike: Readonly<Record<string, string>> = {
  a: 'аαɑ@4',
  b: 'вβ8',
  c: 'сϲ',
  d: 'ԁđð',
  e: 'еεєɛ3€',
  g: 'ɡցɢ',
  h: 'нһհ',
  i: 'іιı1!|lӏɩłɭʟ',
  j: 'јϳ',
  k: 'кκ',
  m: 'м',
  n: 'пηոɴ',
  o: 'оοօσø0',
  p: 'рρ',
  q: 'ԛ',
  r: 'гʀ',
  s: 'ѕꜱ$5',
  t: 'тτ7',
  u: 'υսцʋ',
  v: 'νѵ',
  w: 'ωԝшɯ',
  x: 'хχ',
  y: 'уγ',
  z: 'ᴢʐ2',
}

const latin: ReadonlyMap<string, string> = new Map([
  ...Object.entries(alike).flatMap(([letter, others]) =>
    Array.from(others, (other): [string, string] => [other, letter]),
  ),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
])

/** Letters that look like another one side by side, as "rn" does like "m". */
const pairs = [
  ['rn', 'm'],
  ['vv', 'w'],
] as const

const minFuzzyLength = 5
const maxFuzzyLength = 60

export function nameKey(name: string): NameKey {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’\u200b-\u200d\u2060\ufeff\u00ad]/gu, '')
    .split(/[^\p{L}\p{N}@$€!|]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const written = words.map((word) => (isNumber(word) ? word : inLatin(word)))
  return {
    letters: written.filter((word) => !isNumber(word)).join(''),
    numbers: written.filter(isNumber).join(' '),
    words: written,
  }
}

const isNumber = (word: string) => /^\p{N}+$/u.test(word)

function inLatin(word: string): string {
  // An exclamation mark ends more words than it imitates.
  let text = Array.from(word.replace(/[!|]+$/, ''), (letter) => latin.get(letter) ?? letter).join(
    '',
  )
  for (const [pair, letter] of pairs) text = text.replaceAll(pair, letter)
  return text
}

/** True if people could take one name for the other: at most one letter differs, in longer names. */
export function isAlike(one: NameKey, other: NameKey): boolean {
  if (one.numbers !== other.numbers) return false
  if (one.letters === '' && other.letters === '') return one.numbers !== ''
  return isNear(one.letters, other.letters)
}

/** True if the name contains the other one as whole words: "Nike Outlet" does "Nike". */
export function containsAlike({ words }: NameKey, sought: NameKey): boolean {
  const target = sought.words.join('')
  if (target === '') return false
  return words.some((_, from) =>
    words
      .slice(from)
      .some((__, length) => isNear(words.slice(from, from + length + 1).join(''), target)),
  )
}

/**
 * Returns what similar names have in common: two names that are alike share at least one of these,
 * so that an index finds them.
 */
export function variantsOf({ letters, numbers }: NameKey): string[] {
  const texts = [letters]
  if (isFuzzy(letters))
    for (let at = 0; at < letters.length; at += 1)
      texts.push(letters.slice(0, at) + letters.slice(at + 1))
  return [...new Set(texts)].map((text) => `${numbers} ${text}`)
}

function isFuzzy({ length }: string): boolean {
  return length >= minFuzzyLength && length <= maxFuzzyLength
}

/** Equal, or apart by one letter more, less or other, or by two that changed places. */
function isNear(one: string, other: string): boolean {
  if (one === other) return one !== ''
  if (!isFuzzy(one) || !isFuzzy(other) || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [rest, otherRest] = [one.slice(start), other.slice(start)]
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}
