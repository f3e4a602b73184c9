import type { Option, SettingOf } from './setting.ts'

export type LinkTarget = '_self' | '_blank'
export type LinkType = 'internal' | 'external'

export interface LinkProps {
  id: string
  label: string
  url: string
  type: LinkType
  target: LinkTarget
}

export const linkTypes: readonly Option<LinkType>[] = [
  { value: 'internal', label: 'Page of this shop' },
  { value: 'external', label: 'Other address' },
]

export const linkTargets: readonly Option<LinkTarget>[] = [
  { value: '_self', label: 'Same tab' },
  { value: '_blank', label: 'New tab' },
]

export const newLink: LinkProps = {
  id: '',
  label: 'Link',
  url: '/',
  type: 'internal',
  target: '_self',
}

export const linkSettings: readonly SettingOf<LinkProps>[] = [
  { key: 'label', label: 'Label', kind: 'text', maxLength: 80, inline: true },
  { key: 'type', label: 'Leads to', kind: 'select', options: linkTypes },
  { key: 'url', label: 'Address', kind: 'link' },
  { key: 'target', label: 'Opens in', kind: 'select', options: linkTargets },
]

export function link(id: string, label: string, url: string): LinkProps {
  return { ...newLink, id, label, url }
}

export type FontFamily = 'sans' | 'serif' | 'rounded' | 'mono'
/** `theme` is the font that the store's theme sets for the whole shop. */
export type SectionFont = 'theme' | FontFamily

export const fontFamilies: readonly Option<FontFamily>[] = [
  { value: 'sans', label: 'Sans' },
  { value: 'serif', label: 'Serif' },
  { value: 'rounded', label: 'Rounded' },
  { value: 'mono', label: 'Monospace' },
]

export const sectionFonts: readonly Option<SectionFont>[] = [
  { value: 'theme', label: "The shop's font" },
  ...fontFamilies,
]

export type Align = 'left' | 'center' | 'right'

export const aligns: readonly Option<Align>[] = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Centre' },
  { value: 'right', label: 'Right' },
]

export type ImageFit = 'cover' | 'contain' | 'fill'

export const imageFits: readonly Option<ImageFit>[] = [
  { value: 'cover', label: 'Fill the frame' },
  { value: 'contain', label: 'Show it whole' },
  { value: 'fill', label: 'Stretch' },
]

export type FontWeight = '300' | '400' | '500' | '600' | '700' | '800'

export const fontWeights: readonly Option<FontWeight>[] = [
  { value: '300', label: 'Light' },
  { value: '400', label: 'Regular' },
  { value: '500', label: 'Medium' },
  { value: '600', label: 'Semibold' },
  { value: '700', label: 'Bold' },
  { value: '800', label: 'Extra bold' },
]

export const textSizes = ['px', 'rem', 'em'] as const
export const boxSizes = ['px', 'rem', '%', 'vw', 'vh'] as const

export const collections: readonly Option[] = [
  { value: 'latest', label: 'Latest products' },
  { value: 'featured', label: 'Featured products' },
  { value: 'sale', label: 'On sale' },
  { value: 'bestsellers', label: 'Bestsellers' },
]
