import { blockAlign, place } from '../../kit/block-settings.ts'
import { textColor } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { number, perDevice, select, text, unitNumber } from '../../kit/setting-builders.ts'
import { fontWeights, textSizes } from '../../kit/shared-settings.ts'
import { fontFamily } from '../../kit/text-settings.ts'

export const headingSchema = defineSection({
  type: 'heading',
  name: 'Heading',
  otherNames: 'title headline h1 h2 h3',
  contentType: 'block',
  version: 1,
  group: 'Blocks',
  icon: 'M6 5v14M18 5v14M6 12h12',
  migrations: [],
  settings: {
    ...content({
      text: text('Text', { default: 'A heading', maxLength: 300, inline: true }),
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
    }),
    ...layout({ textAlign: blockAlign }),
    ...place,
    ...style({
      fontFamily,
      fontSize: perDevice(
        unitNumber('Text size', { units: textSizes, max: 300, help: 'Empty: as the theme says' }),
      ),
      fontWeight: select('Weight', { theme: "The theme's", ...fontWeights }, { default: 'theme' }),
      lineHeight: number('Line height', { default: 1.15, min: 0.5, max: 4, step: 0.05 }),
      letterSpacing: unitNumber('Letter spacing', {
        units: ['em', 'px'],
        min: -5,
        max: 50,
        step: 0.01,
      }),
      textColor,
    }),
  },
})
