import { content, layout, style, withDefaults } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import {
  checkbox,
  color,
  entry,
  image,
  link,
  list,
  select,
  text,
} from '../../kit/setting-builders.ts'
import {
  boxLayout,
  boxStyle,
  headerContent,
  headerLayout,
  ownStyle,
} from '../../parts/section-frame/section-settings.ts'

const compared = entry('Column', {
  name: text('Name', { default: 'Another one', maxLength: 80, inline: true }),
  text: text('Below the name', { maxLength: 120, inline: true }),
  image: image('Image'),
  linkLabel: text('Button', { maxLength: 60, inline: true }),
  url: link('Leads to'),
  isChosen: checkbox('Stands out'),
})

const cell = entry('Value', {
  text: text('Value', {
    default: 'yes',
    maxLength: 120,
    help: 'yes and no are drawn as signs',
  }),
})

const row = entry('Row', {
  label: text('What is compared', { default: 'Another property', maxLength: 120, inline: true }),
  cells: list('Values, one for each column', cell, { maxItems: 6 }),
})

const valuesOf = (id: string, ...texts: string[]) =>
  texts.map((value, index) => ({ id: `${id}-${index}`, text: value }))

export const comparisonTableSchema = defineSection({
  type: 'comparisonTable',
  name: 'Comparison table',
  otherNames: 'compare versus differences features matrix',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M3 5h18v14H3zM3 10h18M3 14.500h18M9 5v14M15 5v14',
  migrations: [],
  settings: {
    ...headerContent('Which one is yours?'),
    ...content({
      columns: list('Columns', compared, {
        default: [
          { id: 'small', name: 'Small' },
          { id: 'classic', name: 'Classic', isChosen: true },
          { id: 'grand', name: 'Grand' },
        ],
        maxItems: 6,
      }),
      rows: list('Rows', row, {
        default: [
          { id: 'size', label: 'Seats', cells: valuesOf('size', 'Two', 'Four', 'Eight') },
          { id: 'oak', label: 'Solid oak', cells: valuesOf('oak', 'yes', 'yes', 'yes') },
          { id: 'drawer', label: 'With a drawer', cells: valuesOf('drawer', 'no', 'yes', 'yes') },
          { id: 'leaf', label: 'Can be extended', cells: valuesOf('leaf', 'no', 'no', 'yes') },
        ],
        maxItems: 40,
      }),
    }),
    ...headerLayout,
    ...layout({ textAlign: select('Alignment of values', { center: 'Centre', left: 'Left' }) }),
    ...withDefaults(boxLayout, { maxWidth: '1040px' }),
    ...boxStyle,
    ...style({
      look: select('Style', { lines: 'Lines', stripes: 'Stripes' }),
      chosenColor: color('Column that stands out', { unset: 'pageColor' }),
    }),
    ...ownStyle,
  },
})

export type ComparedColumn = typeof compared.item
export type ComparedRow = typeof row.item
