import { content, layout, style, withDefaults } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { entry, image, list, select, text, textarea } from '../../kit/setting-builders.ts'
import {
  boxLayout,
  boxStyle,
  cardStyle,
  gridLayout,
  headerContent,
  headerLayout,
  ownStyle,
} from '../../parts/section-frame/section-settings.ts'

const step = entry('Step', {
  title: text('Title', { default: 'The next step', maxLength: 120, inline: true }),
  text: textarea('Text', { maxLength: 600, inline: true }),
  image: image('Image'),
  alt: text('Description of the image', { maxLength: 300 }),
})

export const stepsSchema = defineSection({
  type: 'steps',
  name: 'Steps',
  otherNames: 'process how it works instructions numbered guide',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M3 20v-5h6v-5h6V5h6',
  migrations: [],
  settings: {
    ...headerContent('How it works'),
    ...content({
      items: list('Steps', step, {
        default: [
          {
            id: 'choose',
            title: 'You choose',
            text: 'Colour, size and wood. Ask if you are not sure: we like the question.',
          },
          {
            id: 'make',
            title: 'We make it',
            text: 'In two to three weeks. You get a photograph from the bench.',
          },
          {
            id: 'send',
            title: 'It comes to you',
            text: 'Whole, and to the room where you want it.',
          },
        ],
        maxItems: 12,
      }),
    }),
    ...headerLayout,
    ...layout({ textAlign: select('Alignment', { left: 'Left', center: 'Centre' }) }),
    ...gridLayout(3, 3, 1),
    ...boxLayout,
    ...boxStyle,
    ...style({
      numbers: select('Numbers', {
        circle: 'In circles',
        large: 'Large',
        outline: 'In rings',
        none: 'None',
      }),
    }),
    ...withDefaults(cardStyle, { cardStyle: 'plain' }),
    ...ownStyle,
  },
})

export type Step = typeof step.item
