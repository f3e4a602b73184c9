import type { Theme, ThemeFont } from '@vitrine/contract/content/theme.ts'

type Choices<Value extends string> = { value: Value; label: string }[]

export const fonts: Choices<ThemeFont> = [
  { value: 'sans', label: 'Sans (already on every device)' },
  { value: 'serif', label: 'Serif (already on every device)' },
  { value: 'rounded', label: 'Rounded (already on every device)' },
  { value: 'mono', label: 'Monospace (already on every device)' },
  { value: 'figtree', label: 'Figtree: friendly sans' },
  { value: 'manrope', label: 'Manrope: modern sans' },
  { value: 'lora', label: 'Lora: gentle serif' },
  { value: 'fraunces', label: 'Fraunces: warm, bookish serif' },
  { value: 'syne', label: 'Syne: wide display type' },
]

export const weights: Choices<Theme['headingWeight']> = [
  { value: '400', label: 'Regular' },
  { value: '500', label: 'Medium' },
  { value: '600', label: 'Semibold' },
  { value: '700', label: 'Bold' },
  { value: '800', label: 'Extra bold' },
]

export const cases: Choices<Theme['headingCase']> = [
  { value: 'normal', label: 'As written' },
  { value: 'uppercase', label: 'CAPITALS' },
]

export const buttonShapes: Choices<Theme['buttonShape']> = [
  { value: 'corners', label: 'Like corners' },
  { value: 'square', label: 'Square' },
  { value: 'pill', label: 'Pill' },
]

export const imageShapes: Choices<Theme['imageShape']> = [
  { value: 'corners', label: 'Like corners' },
  { value: 'square', label: 'Square' },
  { value: 'round', label: 'Round' },
]

export const spacings: Choices<Theme['spacing']> = [
  { value: 'compact', label: 'Compact' },
  { value: 'regular', label: 'Regular' },
  { value: 'airy', label: 'Airy' },
]
