import { corners } from '../../kit/box-settings.ts'
import { content, layout, style, withDefaults } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { image, number, select, text } from '../../kit/setting-builders.ts'
import { textSizes } from '../../kit/shared-settings.ts'
import { ratios } from '../../parts/items/ratio.ts'
import {
  boxLayout,
  boxStyle,
  headerContent,
  headerLayout,
  ownStyle,
} from '../../parts/section-frame/section-settings.ts'

export const beforeAfterSchema = defineSection({
  type: 'beforeAfter',
  name: 'Before and after',
  otherNames: 'comparison slider images difference',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M3 5h18v14H3zM12 3v18M9 10l-2 2 2 2M15 10l2 2-2 2',
  migrations: [],
  settings: {
    ...headerContent(),
    ...content({
      before: image('Before', { isNeeded: true }),
      beforeAlt: text('Description of the first', { maxLength: 300 }),
      beforeLabel: text('Words on the first', { default: 'Before', maxLength: 40, inline: true }),
      after: image('After', { isNeeded: true }),
      afterAlt: text('Description of the second', { maxLength: 300 }),
      afterLabel: text('Words on the second', { default: 'After', maxLength: 40, inline: true }),
    }),
    ...headerLayout,
    ...layout({
      ratio: select('Shape', ratios, { default: '16 / 9' }),
      start: number('Line at first', { default: 50, min: 0, max: 100, unit: '%' }),
    }),
    ...withDefaults(boxLayout, { maxWidth: '1040px' }),
    ...boxStyle,
    ...style({ borderRadius: corners(textSizes) }),
    ...ownStyle,
  },
})
