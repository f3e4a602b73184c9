import { blockAlign, place } from '../../kit/block-settings.ts'
import { textColor } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { number, perDevice, richText, unitNumber } from '../../kit/setting-builders.ts'
import { boxSizes, textSizes } from '../../kit/shared-settings.ts'
import { fontFamily } from '../../kit/text-settings.ts'

export const richTextSchema = defineSection({
  type: 'richText',
  name: 'Formatted text',
  otherNames: 'rich text html list link',
  contentType: 'block',
  version: 1,
  group: 'Blocks',
  icon: 'M4 6h10M4 10h16M4 14h16M4 18h9M17 4l3 3',
  migrations: [],
  settings: {
    ...content({
      text: richText('Text', {
        default: '<p>Words with <strong>formatting</strong>, lists and links.</p>',
        maxLength: 20_000,
        inline: true,
      }),
    }),
    ...layout({
      textAlign: blockAlign,
      maxWidth: unitNumber('Greatest width', { default: '46rem', units: boxSizes }),
    }),
    ...place,
    ...style({
      fontFamily,
      fontSize: perDevice(
        unitNumber('Text size', { default: '1.0625rem', units: textSizes, max: 300 }),
      ),
      lineHeight: number('Line height', { default: 1.65, min: 0.5, max: 4, step: 0.05 }),
      textColor,
    }),
  },
})
