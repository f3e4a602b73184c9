import type { ButtonStyle } from '@vitrine/contract/content/button-style.ts'
import type { TextStyle } from '@vitrine/contract/content/text-style.ts'
import type { Theme, ThemeFont } from '@vitrine/contract/content/theme.ts'
import {
  variableFonts,
  type FontKind,
  type VariableFontId,
} from '@vitrine/contract/content/variable-fonts.ts'

type Choices<Value extends string> = { value: Value; label: string }[]

const systemFonts: Choices<ThemeFont> = [
  { value: 'sans', label: 'Sans (already on every device)' },
  { value: 'serif', label: 'Serif (already on every device)' },
  { value: 'rounded', label: 'Rounded (already on every device)' },
  { value: 'mono', label: 'Monospace (already on every device)' },
]

const firstFonts: Choices<ThemeFont> = [
  { value: 'figtree', label: 'Figtree: friendly sans' },
  { value: 'manrope', label: 'Manrope: modern sans' },
  { value: 'lora', label: 'Lora: gentle serif' },
  { value: 'fraunces', label: 'Fraunces: warm, bookish serif' },
  { value: 'syne', label: 'Syne: wide display type' },
]

export const variableFontIds = Object.keys(variableFonts) as VariableFontId[]

const ofKind = (kind: FontKind): Choices<ThemeFont> =>
  variableFontIds
    .filter((id) => variableFonts[id].kind === kind)
    .map((id) => ({ value: id, label: variableFonts[id].name }))

export const fonts: { group: string; items: Choices<ThemeFont> }[] = [
  { group: 'Without loading', items: systemFonts },
  { group: 'Of the presets', items: firstFonts },
  { group: 'Sans', items: ofKind('sans') },
  { group: 'Serif', items: ofKind('serif') },
  { group: 'Display', items: ofKind('display') },
  { group: 'Monospace', items: ofKind('mono') },
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
