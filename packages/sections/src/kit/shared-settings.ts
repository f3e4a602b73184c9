import { entry, link, select, text } from './setting-builders.ts'

export const linkTypes = { internal: 'Page of this shop', external: 'Other address' }
export const linkTargets = { _self: 'Same tab', _blank: 'New tab' }

export const linkEntry = entry('Link', {
  label: text('Label', { default: 'Link', maxLength: 80, inline: true }),
  type: select('Leads to', linkTypes),
  url: link('Address', { default: '/' }),
  target: select('Opens in', linkTargets),
})

export type LinkProps = typeof linkEntry.item

/** `theme` is the font of the store's theme. */
export const sectionFonts = {
  theme: "The shop's font",
  sans: 'Sans',
  serif: 'Serif',
  rounded: 'Rounded',
  mono: 'Monospace',
}
export type SectionFont = keyof typeof sectionFonts

export const aligns = { left: 'Left', center: 'Centre', right: 'Right' }
export type Align = keyof typeof aligns

export const imageFits = { cover: 'Fill the frame', contain: 'Show it whole', fill: 'Stretch' }

export const fontWeights = {
  '300': 'Light',
  '400': 'Regular',
  '500': 'Medium',
  '600': 'Semibold',
  '700': 'Bold',
  '800': 'Extra bold',
}
export type FontWeight = keyof typeof fontWeights

export const textSizes = ['px', 'rem', 'em'] as const
/** With the steps of the theme's spacing. */
export const gapSizes = [...textSizes, 'step'] as const
export const boxSizes = ['px', 'rem', '%', 'vw', 'vh'] as const

export const collections = {
  latest: 'Latest products',
  featured: 'Featured products',
  sale: 'On sale',
  bestsellers: 'Bestsellers',
}
