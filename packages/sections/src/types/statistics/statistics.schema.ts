import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import {
  color,
  entry,
  list,
  perDevice,
  select,
  text,
  unitNumber,
} from '../../kit/setting-builders.ts'
import { textSizes } from '../../kit/shared-settings.ts'
import {
  boxLayout,
  boxStyle,
  cardStyle,
  gridLayout,
  headerContent,
  headerLayout,
  ownStyle,
} from '../../parts/section-frame/section-settings.ts'
import { withDefaults } from '../../kit/declared-setting.ts'

const figure = entry('Number', {
  value: text('Number', { default: '100 %', maxLength: 24, inline: true }),
  label: text('What it counts', { default: 'of something', maxLength: 120, inline: true }),
  text: text('More about it', { maxLength: 300, inline: true }),
})

export const statisticsSchema = defineSection({
  type: 'statistics',
  name: 'Numbers',
  otherNames: 'statistics figures counters facts stats',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M5 20V11M11 20V5M17 20v-6M3 20h18',
  migrations: [],
  settings: {
    ...headerContent(),
    ...content({
      items: list('Numbers', figure, {
        default: [
          { id: 'years', value: '27', label: 'years in the same workshop' },
          { id: 'pieces', value: '1,400', label: 'pieces a year, and no more' },
          { id: 'waste', value: '0 %', label: 'of the wood is thrown away' },
        ],
        maxItems: 12,
      }),
    }),
    ...headerLayout,
    ...layout({ textAlign: select('Alignment', { center: 'Centre', left: 'Left' }) }),
    ...gridLayout(3, 3, 1),
    ...boxLayout,
    ...boxStyle,
    ...style({
      numberSize: perDevice(
        unitNumber('Size of numbers', { default: '3.5rem', units: textSizes, max: 300 }),
        { mobile: '2.75rem' },
      ),
      numberColor: color('Numbers', { unset: 'textColor' }),
    }),
    ...withDefaults(cardStyle, { cardStyle: 'plain' }),
    ...ownStyle,
  },
})

export type Figure = typeof figure.item
