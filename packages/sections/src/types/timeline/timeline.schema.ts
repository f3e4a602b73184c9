import { content, layout, style, withDefaults } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { color, entry, image, list, select, text, textarea } from '../../kit/setting-builders.ts'
import {
  boxLayout,
  boxStyle,
  headerContent,
  headerLayout,
  ownStyle,
} from '../../parts/section-frame/section-settings.ts'

const event = entry('Event', {
  date: text('When', { default: 'Some day', maxLength: 60, inline: true }),
  title: text('Title', { default: 'What happened', maxLength: 150, inline: true }),
  text: textarea('Text', { maxLength: 1000, inline: true }),
  image: image('Image'),
  alt: text('Description of the image', { maxLength: 300 }),
})

export const timelineSchema = defineSection({
  type: 'timeline',
  name: 'Timeline',
  otherNames: 'history milestones story years events',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M6 3v18M6 6h.01M6 12h.01M6 18h.01M10 6h10M10 12h7M10 18h9',
  migrations: [],
  settings: {
    ...headerContent('How it came to be'),
    ...content({
      items: list('Events', event, {
        default: [
          {
            id: 'first',
            date: '1998',
            title: 'A bench in a garage',
            text: 'Two people, one vice, and an order for six chairs.',
          },
          {
            id: 'second',
            date: '2009',
            title: 'The workshop by the river',
            text: 'Room for eight benches, and for the first apprentice.',
          },
          {
            id: 'third',
            date: 'Today',
            title: 'Still by hand',
            text: 'More of us, the same vice. It holds the door open.',
          },
        ],
        maxItems: 40,
      }),
    }),
    ...headerLayout,
    ...layout({
      arrangement: select('Arrangement', {
        side: 'The line at the side',
        alternating: 'On both sides, on wide screens',
      }),
    }),
    ...withDefaults(boxLayout, { maxWidth: '960px' }),
    ...boxStyle,
    ...style({ lineColor: color('Line', { unset: 'textColor' }) }),
    ...ownStyle,
  },
})

export type TimelineEvent = typeof event.item
