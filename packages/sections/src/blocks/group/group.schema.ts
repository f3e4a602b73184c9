import { blockAlign, place } from '../../kit/block-settings.ts'
import { backgroundColor, corners, padding, textColor } from '../../kit/box-settings.ts'
import { layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { layoutSettings } from '../../kit/layout-settings.ts'
import { checkbox, color, unitNumber } from '../../kit/setting-builders.ts'
import { boxSizes, textSizes } from '../../kit/shared-settings.ts'

export const groupSchema = defineSection({
  type: 'group',
  name: 'Group',
  otherNames: 'columns stack row grid layers card box',
  contentType: 'block',
  version: 1,
  group: 'Blocks',
  icon: 'M3 5h18v14H3zM6 8h5v8H6zM13 8h5v8h-5z',
  migrations: [],
  blocks: { takes: 'all', max: 100, defaults: [] },
  settings: {
    ...layout({
      ...layoutSettings,
      textAlign: blockAlign,
      maxWidth: unitNumber('Greatest width', { units: boxSizes }),
      padding: padding('0'),
    }),
    ...place,
    ...style({
      backgroundColor,
      textColor,
      borderColor: color('Border colour'),
      borderWidth: unitNumber('Border', { default: '0px', units: ['px'], max: 40 }),
      borderRadius: corners([...textSizes, '%'], '0px'),
      hasShadow: checkbox('Casts a shadow'),
    }),
  },
})
