const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const component = '-?\\d{1,3}(?:\\.\\d{1,4})?(?:%|deg)?'
const call = new RegExp(
  `^(?:rgb|hsl)a?\\(\\s*${component}(?:\\s*[\\s,]\\s*${component}){2}(?:\\s*[,/]\\s*\\d?\\.?\\d{1,4}%?)?\\s*\\)$`,
  'i',
)
const names =
  ' transparent currentcolor black silver gray grey white maroon red purple fuchsia green lime ' +
  'olive yellow navy blue teal aqua orange '

const ofTheme = /^var\(--shop-(?:page|tint|quiet|text|soft|accent|deep|on-accent|sale)\)$/

/** Returns a safe CSS colour, or undefined. Every colour passes this before it reaches a style. */
export function cssColor(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 60) return undefined
  const color = value.trim()
  const known = hex.test(color) || call.test(color) || ofTheme.test(color) || isName(color)
  return known ? color : undefined
}

function isName(color: string): boolean {
  return /^[a-z]+$/i.test(color) && names.includes(` ${color.toLowerCase()} `)
}
