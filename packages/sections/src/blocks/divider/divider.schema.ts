import { place } from '../../kit/block-settings.ts'
import { style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { color, select, unitNumber } from '../../kit/setting-builders.ts'

export const dividerSchema = defineSection({
  type: 'divider',
  name: 'Divider',
  otherNames: 'line rule separator',
  contentType: 'block',
  version: 1,
  group: 'Blocks',
  icon: 'M3 12h18',
  migrations: [],
  settings: {
    ...place,
    ...style({
      line: select('Line', { solid: 'Solid', dashed: 'Dashed', dotted: 'Dotted' }),
      thickness: unitNumber('Thickness', { default: '1px', units: ['px'], min: 1, max: 40 }),
      lineColor: color('Colour'),
    }),
  },
})
