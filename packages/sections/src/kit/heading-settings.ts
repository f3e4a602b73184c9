import { blockAlign } from './block-settings.ts'
import { textColor } from './box-settings.ts'
import { content, layout, style } from './declared-setting.ts'
import { checkbox, number, perDevice, select, unitNumber } from './setting-builders.ts'
import { fontWeights, sectionFonts, textSizes } from './shared-settings.ts'
import { ofItsOwn, textStyle } from './text-settings.ts'

export const headingLevel = content({
  level: select(
    'Is a',
    {
      heading1: 'Heading 1',
      heading2: 'Heading 2',
      heading3: 'Heading 3',
      heading4: 'Heading 4',
    },
    { default: 'heading2' },
  ),
})

export const headingTags = {
  heading1: 'h1',
  heading2: 'h2',
  heading3: 'h3',
  heading4: 'h4',
} as const

export const headingLayout = layout({ textAlign: blockAlign })

export const headingStyle = style({
  textStyle,
  fontFamily: select('Font', sectionFonts, { visibleIf: ofItsOwn }),
  fontSize: perDevice(
    unitNumber('Text size', {
      units: textSizes,
      max: 300,
      help: 'Empty: as the theme says',
      visibleIf: ofItsOwn,
    }),
  ),
  fontWeight: select(
    'Weight',
    { theme: "The theme's", ...fontWeights },
    { default: 'theme', visibleIf: ofItsOwn },
  ),
  lineHeight: number('Line height', {
    default: 1.15,
    min: 0.5,
    max: 4,
    step: 0.05,
    visibleIf: ofItsOwn,
  }),
  letterSpacing: unitNumber('Letter spacing', {
    units: ['em', 'px'],
    min: -5,
    max: 50,
    step: 0.01,
    visibleIf: ofItsOwn,
  }),
  isUppercase: checkbox('In capitals', { visibleIf: ofItsOwn }),
  textColor,
})
