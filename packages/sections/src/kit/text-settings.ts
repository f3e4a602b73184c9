import { aligns, fontWeights, sectionFonts, textSizes } from './shared-settings.ts'

export const title = {
  key: 'title',
  label: 'Title',
  group: 'Content',
  kind: 'text',
  maxLength: 120,
  inline: true,
} as const

export const titleAlign = {
  key: 'titleAlign',
  label: 'Title alignment',
  group: 'Layout',
  kind: 'select',
  options: aligns,
} as const

/** @param max of any unit */
export const titleSize = (max: number) =>
  ({
    key: 'titleSize',
    label: 'Title size',
    group: 'Style',
    kind: 'unitNumber',
    units: textSizes,
    min: 0,
    max,
    perDevice: true,
  }) as const

export const fontFamily = {
  key: 'fontFamily',
  label: 'Font',
  group: 'Style',
  kind: 'select',
  options: sectionFonts,
} as const

export const fontSize = {
  key: 'fontSize',
  label: 'Text size',
  group: 'Style',
  kind: 'unitNumber',
  units: textSizes,
  min: 0,
  max: 60,
} as const

export const fontWeight = {
  key: 'fontWeight',
  label: 'Weight',
  group: 'Style',
  kind: 'select',
  options: fontWeights,
} as const

export const logoSettings = [
  {
    key: 'logoType',
    label: 'Logo',
    group: 'Content',
    kind: 'select',
    options: [
      { value: 'text', label: 'Text' },
      { value: 'image', label: 'Image' },
    ],
  },
  {
    key: 'logoText',
    label: 'Logo text',
    group: 'Content',
    kind: 'text',
    maxLength: 60,
    inline: true,
    visibleIf: { setting: 'logoType', is: 'text' },
  },
  {
    key: 'logoImage',
    label: 'Logo image',
    group: 'Content',
    kind: 'image',
    visibleIf: { setting: 'logoType', is: 'image' },
  },
] as const
