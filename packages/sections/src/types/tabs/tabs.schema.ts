import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { entry, image, list, richText, select, text } from '../../kit/setting-builders.ts'
import {
  boxLayout,
  boxStyle,
  headerContent,
  headerLayout,
  ownStyle,
} from '../../parts/section-frame/section-settings.ts'

const tab = entry('Tab', {
  title: text('Title', { default: 'A tab', maxLength: 60, inline: true }),
  text: richText('Text', { default: '<p>What this tab is about.</p>', inline: true }),
  image: image('Image'),
  alt: text('Description of the image', { maxLength: 300 }),
})

export const tabsSchema = defineSection({
  type: 'tabs',
  name: 'Tabs',
  otherNames: 'panels switch details',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M3 9h18v11H3zM3 9V4h6v5M9 4h6v5',
  migrations: [],
  settings: {
    ...headerContent('Good to know'),
    ...content({
      items: list('Tabs', tab, {
        default: [
          {
            id: 'material',
            title: 'Material',
            text: '<p>Solid, honest materials that get better with age, from people whose names we know.</p>',
          },
          {
            id: 'care',
            title: 'Care',
            text: '<p>Wipe it with a damp cloth. Once a year it likes a drop of oil.</p>',
          },
          {
            id: 'delivery',
            title: 'Delivery',
            text: '<p>Packed without plastic, and with you in two to four working days.</p>',
          },
        ],
        maxItems: 8,
      }),
    }),
    ...headerLayout,
    ...layout({
      place: select('The tabs are', { top: 'Above', side: 'At the side, on wide screens' }),
    }),
    ...boxLayout,
    ...boxStyle,
    ...style({ look: select('Style', { line: 'Underlined', pills: 'Pills', boxed: 'Boxed' }) }),
    ...ownStyle,
  },
})

export type Tab = typeof tab.item
