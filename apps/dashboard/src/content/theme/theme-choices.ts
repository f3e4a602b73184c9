import type { ButtonStyle } from '@vitrine/contract/content/button-style.ts'
import type { TextStyle } from '@vitrine/contract/content/text-style.ts'
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

export const styleWeightChoices: Choices<TextStyle['weight']> = [
  { value: '300', label: 'Light' },
  ...weights,
  { value: '900', label: 'Black' },
]

export const buttonFills: Choices<ButtonStyle['fill']> = [
  { value: 'solid', label: 'Filled' },
  { value: 'outline', label: 'Outlined' },
  { value: 'soft', label: 'Soft' },
  { value: 'plain', label: 'Words only' },
  { value: 'underline', label: 'Underlined words' },
]

export const buttonColors: Choices<ButtonStyle['color']> = [
  { value: 'accent', label: 'Accent' },
  { value: 'text', label: 'Text' },
]

export const buttonCorners: Choices<ButtonStyle['corners']> = [
  { value: 'theme', label: 'As in the theme' },
  { value: 'square', label: 'Square' },
  { value: 'pill', label: 'Pill' },
]

export const buttonSizes: Choices<ButtonStyle['size']> = [
  { value: 'small', label: 'Small' },
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large' },
]
