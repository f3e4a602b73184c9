import { blockAlign } from '../../kit/block-settings.ts'
import { layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { checkbox, perDevice, select, tracks, unitNumber } from '../../kit/setting-builders.ts'
import { textSizes } from '../../kit/shared-settings.ts'
import {
  boxLayout,
  boxStyle,
  headerContent,
  headerLayout,
  ownStyle,
} from '../../parts/section-frame/section-settings.ts'

const column = (title: string, text: string) => ({
  type: 'group',
  props: { gap: '0.75rem' },
  blocks: [
    { type: 'heading', props: { text: title, level: 'heading3' } },
    { type: 'text', props: { text } },
  ],
})

export const columnsSchema = defineSection({
  type: 'columns',
  name: 'Columns',
  otherNames: 'grid multicolumn unequal widths side by side features reasons',
  contentType: 'normal',
  version: 1,
  group: 'Layout',
  icon: 'M3 4h11v16H3zM17 4h4v16h-4z',
  migrations: [],
  blocks: {
    takes: 'all',
    max: 24,
    defaults: [
      column('Made by hand', 'Each piece takes a day, and nobody hurries.'),
      column('Made to last', 'Materials that get better with the years.'),
      column('Made near by', 'All of it within an hour of our door.'),
    ],
  },
  settings: {
    ...headerContent(),
    ...headerLayout,
    ...layout({
      widths: perDevice(
        tracks('Widths of the columns', {
          default: '1 1 1',
          help: 'A width for each: shares such as 2 1, or sizes such as 240px',
        }),
        { mobile: '1' },
      ),
      gap: perDevice(unitNumber('Gap', { default: '3rem', units: textSizes }), { mobile: '2rem' }),
      vertical: perDevice(
        select('Vertical position', {
          stretch: 'Stretched',
          start: 'Top',
          center: 'Centre',
          end: 'Bottom',
        }),
      ),
      textAlign: blockAlign,
    }),
    ...boxLayout,
    ...boxStyle,
    ...style({ hasLines: checkbox('Lines between') }),
    ...ownStyle,
  },
})
