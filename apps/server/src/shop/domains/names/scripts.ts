const scripts = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Thai',
  'Lao',
  'Khmer',
  'Ethiopic',
  'Hangul',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Han',
].map((name) => ({ name, letter: new RegExp(`\\p{Script=${name}}`, 'u') }))

/** Scripts that are written together; UTS 39 calls these sets "highly restrictive". */
const together = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Hangul'],
  ['Latin', 'Han', 'Bopomofo'],
]

/** Cyrillic and Greek letters that look like Latin ones. */
const lookAlikes = /^[асԁеһіјӏорԛѕԝхуѵѡүοανρτικυ0-9-]+$/u

const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u

export function hasEmoji(text: string): boolean {
  return emoji.test(text)
}

/** Whether a reader may take the label of a domain for another one. */
export function isDeceptive(label: string): boolean {
  if (/^[\p{ASCII}]*$/u.test(label)) return false
  const used = scripts.filter(({ letter }) => letter.test(label)).map(({ name }) => name)
  const isMixed =
    used.length > 1 && !together.some((set) => used.every((name) => set.includes(name)))
  return isMixed || lookAlikes.test(label)
}
