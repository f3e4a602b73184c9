import { content, layout, style, withDefaults } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import {
  checkbox,
  entry,
  image,
  link,
  list,
  perDevice,
  select,
  text,
  unitNumber,
} from '../../kit/setting-builders.ts'
import {
  boxLayout,
  boxStyle,
  gridLayout,
  headerContent,
  headerLayout,
  ownStyle,
} from '../../parts/section-frame/section-settings.ts'

const logo = entry('Logo', {
  name: text('Name', {
    default: 'A name',
    maxLength: 80,
    inline: true,
    help: 'Written where there is no image',
  }),
  image: image('Logo'),
  url: link('Leads to'),
})

export const logoWallSchema = defineSection({
  type: 'logoWall',
  name: 'Logo wall',
  otherNames: 'brands partners press clients as seen in',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M3 6h5v4H3zM10 6h5v4h-5zM17 6h4v4h-4zM3 14h5v4H3zM10 14h5v4h-5zM17 14h4v4h-4z',
  migrations: [],
  settings: {
    ...headerContent('Who writes about us'),
    ...content({
      items: list('Logos', logo, {
        default: [
          { id: 'first', name: 'Nordlys' },
          { id: 'second', name: 'The Quiet Table' },
          { id: 'third', name: 'Atlas & Co' },
          { id: 'fourth', name: 'Maison Verte' },
          { id: 'fifth', name: 'Weekend' },
        ],
        maxItems: 40,
      }),
    }),
    ...headerLayout,
    ...gridLayout(5, 4, 2, 8),
    ...layout({
      logoHeight: perDevice(
        unitNumber('Height of logos', { default: '48px', units: ['px', 'rem'], max: 400 }),
      ),
    }),
    ...withDefaults(boxLayout, { padding: { base: '3rem 2rem', mobile: '2.5rem 1.25rem' } }),
    ...withDefaults(boxStyle, { titleSize: { base: '1.125rem', mobile: '1rem' } }),
    ...style({
      isGrey: checkbox('In grey, in colour under the pointer', { default: true }),
      look: select('Style', { plain: 'Plain', lines: 'Lines between', cards: 'Cards' }),
    }),
    ...ownStyle,
  },
})

export type Logo = typeof logo.item
