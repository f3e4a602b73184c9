import { backgroundColor, margin, padding, textColor } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import {
  checkbox,
  either,
  is,
  number,
  perDevice,
  richText,
  select,
  textarea,
  unitNumber,
} from '../../kit/setting-builders.ts'
import { aligns, boxSizes } from '../../kit/shared-settings.ts'
import { fontFamily, fontSize, fontWeight } from '../../kit/text-settings.ts'
import { plainStyle, plainPadding } from './plain-style.ts'
import { textBlockMigrations } from './text-block.migrations.ts'

const words = { maxLength: 20_000, inline: true } as const

export const textBlockSchema = defineSection({
  type: 'textBlock',
  name: 'Text',
  otherNames: 'heading paragraph faq questions',
  contentType: 'normal',
  version: 2,
  group: 'Content',
  icon: 'M4 6h16M4 10h16M4 14h16M4 18h9',
  migrations: textBlockMigrations,
  settings: {
    ...content({
      text: either(
        [
          textarea('Text', { ...words, visibleIf: is('formatted', false) }),
          // HTML with text formatting only.
          richText('Text', { ...words, visibleIf: is('formatted', true) }),
        ],
        { default: 'Tell your story.\nWhat do you make, and why do people love it?' },
      ),
      formatted: checkbox('With formatting', {
        help: 'Headings, bold words, lists and links within the text.',
      }),
      level: select(
        'Is a',
        {
          paragraph: 'Paragraph',
          heading1: 'Heading 1',
          heading2: 'Heading 2',
          heading3: 'Heading 3',
        },
        {
          help: 'Headings take their size and weight from the theme until you change them under Style.',
          visibleIf: is('formatted', false),
        },
      ),
    }),
    ...layout({
      textAlign: perDevice(select('Alignment', aligns)),
      maxWidth: unitNumber('Width of the text', { default: '46rem', units: boxSizes }),
      padding: padding(plainPadding.base, { mobile: plainPadding.mobile }),
      margin,
    }),
    ...style({
      fontFamily,
      fontSize: perDevice(fontSize(plainStyle.fontSize, 300)),
      fontWeight: fontWeight(plainStyle.fontWeight),
      lineHeight: number('Line height', {
        default: plainStyle.lineHeight,
        min: 0.5,
        max: 4,
        step: 0.05,
      }),
      letterSpacing: unitNumber('Letter spacing', {
        default: plainStyle.letterSpacing,
        units: ['em', 'px'],
        min: -5,
        max: 50,
        step: 0.01,
      }),
      textColor,
      backgroundColor,
    }),
  },
})
