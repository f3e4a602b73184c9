import type { ColorKind } from './setting.ts'
import { boxSizes } from './shared-settings.ts'

export const padding = {
  key: 'padding',
  label: 'Padding',
  group: 'Layout',
  kind: 'spacing',
  perDevice: true,
} as const

/** The same on every device. */
export const fixedMargin = {
  key: 'margin',
  label: 'Margin',
  group: 'Layout',
  kind: 'spacing',
} as const

export const margin = { ...fixedMargin, perDevice: true } as const

export const maxWidth = {
  key: 'maxWidth',
  label: 'Width of the content',
  group: 'Layout',
  kind: 'unitNumber',
  units: boxSizes,
  min: 0,
} as const

export const width = {
  key: 'width',
  label: 'Width',
  group: 'Layout',
  kind: 'unitNumber',
  units: boxSizes,
  min: 0,
  perDevice: true,
} as const

export const height = { ...width, key: 'height', label: 'Height' } as const

export const corners = <const Key extends string>(key: Key, units: readonly string[]) =>
  ({ key, label: 'Rounded corners', group: 'Style', kind: 'unitNumber', units, min: 0 }) as const

export const imageFit = {
  key: 'imageFit',
  label: 'Picture fit',
  kind: 'select',
  options: [
    { value: 'cover', label: 'Fill the frame' },
    { value: 'contain', label: 'Show it whole' },
  ],
} as const

type ColorFacts = Omit<ColorKind, 'kind'>

export const color = <const Key extends string>(key: Key, label: string, facts: ColorFacts = {}) =>
  ({ key, label, group: 'Style', kind: 'color', ...facts }) as const

export const textColor = color('textColor', 'Text', {
  unset: 'textColor',
  standsOn: 'backgroundColor',
})
export const backgroundColor = color('backgroundColor', 'Background', { unset: 'pageColor' })
