import { blockAlign, place } from '../../kit/block-settings.ts'
import { textColor } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import {
  checkbox,
  number,
  perDevice,
  select,
  textarea,
  unitNumber,
} from '../../kit/setting-builders.ts'
import { boxSizes, fontWeights, sectionFonts, textSizes } from '../../kit/shared-settings.ts'
import { ofItsOwn, textStyle } from '../../kit/text-settings.ts'
import { textMigrations } from './text.migrations.ts'

export const textSchema = defineSection({
  type: 'text',
  name: 'Text',
  otherNames: 'paragraph words',
  contentType: 'block',
  version: 2,
  group: 'Blocks',
  icon: 'M4 6h16M4 10h16M4 14h16M4 18h9',
  migrations: textMigrations,
  settings: {
    ...content({
      text: textarea('Text', {
        default: 'Say what matters here, in a sentence or two.',
        maxLength: 5000,
        inline: true,
      }),
    }),
    ...layout({
      textAlign: blockAlign,
      maxWidth: unitNumber('Greatest width', { default: '40rem', units: boxSizes }),
    }),
    ...place,
    ...style({
      textStyle,
      fontFamily: select('Font', sectionFonts, { visibleIf: ofItsOwn }),
      fontSize: perDevice(
        unitNumber('Text size', {
          default: '1.0625rem',
          units: textSizes,
          max: 300,
          visibleIf: ofItsOwn,
        }),
      ),
      fontWeight: select('Weight', fontWeights, { default: '400', visibleIf: ofItsOwn }),
      lineHeight: number('Line height', {
        default: 1.65,
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
    }),
  },
})
