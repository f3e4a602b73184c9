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

/** `own` means the settings beside it. */
export const textStyle = select('Text style', {
  own: 'Of its own',
  display: 'Display',
  heading1: 'Heading 1',
  heading2: 'Heading 2',
  heading3: 'Heading 3',
  lead: 'Lead',
  body: 'Body',
  small: 'Small',
  label: 'Label',
})

/** For the settings that a text style of the theme takes the place of. */
export const ofItsOwn = is('textStyle', 'own')

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
