import { content, layout, style, withDefaults } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { checkbox, entry, list, richText, select, text } from '../../kit/setting-builders.ts'
import {
  boxLayout,
  boxStyle,
  headerContent,
  headerLayout,
  ownStyle,
} from '../../parts/section-frame/section-settings.ts'

const question = entry('Question', {
  title: text('Question', { default: 'A question', maxLength: 300, inline: true }),
  text: richText('Answer', { default: '<p>Its answer.</p>', inline: true }),
  isOpen: checkbox('Open at first'),
})

export const accordionSchema = defineSection({
  type: 'accordion',
  name: 'Accordion',
  otherNames: 'faq questions answers collapse details toggle',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M3 5h18v5H3zM3 14h18M3 19h18M15 7.5l1.5 1.5L18 7.5',
  migrations: [],
  settings: {
    ...headerContent('Questions and answers'),
    ...content({
      items: list('Questions', question, {
        default: [
          {
            id: 'delivery',
            title: 'How long does delivery take?',
            text: '<p>Two to four working days. You get a link to follow it as soon as it leaves us.</p>',
            isOpen: true,
          },
          {
            id: 'returns',
            title: 'Can I send it back?',
            text: '<p>Yes, within 30 days, as long as it is unused. We pay the way back.</p>',
          },
          {
            id: 'help',
            title: 'Whom do I ask if something is wrong?',
            text: '<p>Us. Write to us, and a person answers within a day.</p>',
          },
        ],
        maxItems: 40,
      }),
      isSingle: checkbox('One is open at a time'),
    }),
    ...headerLayout,
    ...layout({
      arrangement: select('The title is', { above: 'Above', beside: 'Beside, on wide screens' }),
    }),
    ...withDefaults(boxLayout, { maxWidth: '860px' }),
    ...boxStyle,
    ...style({
      look: select('Style', { lines: 'Lines between', cards: 'Cards' }),
      sign: select('Sign', { plus: 'Plus', arrow: 'Arrow' }),
    }),
    ...ownStyle,
  },
})

export type Question = typeof question.item
