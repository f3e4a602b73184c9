import { image, is, perDevice, select, text, unitNumber } from './setting-builders.ts'
import { fontWeights, sectionFonts, textSizes, type FontWeight } from './shared-settings.ts'

export const title = (words: string) =>
  text('Title', { default: words, maxLength: 120, inline: true })

/** @param max in any unit */
export const titleSize = (max: number, mobile: string) =>
  perDevice(unitNumber('Title size', { default: '2rem', units: textSizes, max }), { mobile })

export const fontFamily = select('Font', sectionFonts)

export const fontSize = (size: string, max = 60) =>
  unitNumber('Text size', { default: size, units: textSizes, max })

export const fontWeight = (weight: FontWeight, label = 'Weight') =>
  select(label, fontWeights, { default: weight })

export const logoSettings = {
  logoType: select('Logo', { text: 'Text', image: 'Image' }),
  logoText: text('Logo text', {
    default: 'Your shop',
    maxLength: 60,
    inline: true,
    visibleIf: is('logoType', 'text'),
  }),
  logoImage: image('Logo image', { visibleIf: is('logoType', 'image') }),
}
