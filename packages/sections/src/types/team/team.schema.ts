import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { entry, image, is, link, list, select, text, textarea } from '../../kit/setting-builders.ts'
import { ratios } from '../../parts/items/ratio.ts'
import {
  boxLayout,
  boxStyle,
  gridLayout,
  headerContent,
  headerLayout,
  ownStyle,
} from '../../parts/section-frame/section-settings.ts'

const person = entry('Person', {
  name: text('Name', { default: 'Their name', maxLength: 100, inline: true }),
  role: text('What they do', { default: 'What they do', maxLength: 100, inline: true }),
  text: textarea('About them', { maxLength: 600, inline: true }),
  image: image('Portrait'),
  linkLabel: text('Link', { maxLength: 60, inline: true }),
  url: link('Leads to'),
})

export const teamSchema = defineSection({
  type: 'team',
  name: 'Team',
  otherNames: 'people staff makers about us portraits',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M8 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2 20a6 6 0 0 1 12 0M17 6a2.500 2.500 0 1 1 0 5M17 14a5 5 0 0 1 5 5',
  migrations: [],
  settings: {
    ...headerContent('Who makes it'),
    ...content({
      items: list('People', person, {
        default: [
          { id: 'ida', name: 'Ida Lindqvist', role: 'Founder' },
          { id: 'marco', name: 'Marco Bellini', role: 'Workshop' },
          { id: 'sade', name: 'Sade Okafor', role: 'Letters and parcels' },
        ],
        maxItems: 40,
      }),
    }),
    ...headerLayout,
    ...layout({ textAlign: select('Alignment', { left: 'Left', center: 'Centre' }) }),
    ...gridLayout(3, 3, 1),
    ...boxLayout,
    ...boxStyle,
    ...style({
      shape: select('Portraits', { frame: 'In a frame', round: 'Round' }),
      ratio: select('Shape of the frame', ratios, {
        default: '4 / 5',
        visibleIf: is('shape', 'frame'),
      }),
    }),
    ...ownStyle,
  },
})

export type Person = typeof person.item
