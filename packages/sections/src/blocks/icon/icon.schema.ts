import { blockAlign, place } from '../../kit/block-settings.ts'
import { corners } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { color, perDevice, select, unitNumber } from '../../kit/setting-builders.ts'
import { textSizes } from '../../kit/shared-settings.ts'
import { iconNames } from './icon-paths.ts'

export const iconSchema = defineSection({
  type: 'icon',
  name: 'Icon',
  otherNames: 'symbol mark',
  contentType: 'block',
  version: 1,
  group: 'Blocks',
  icon: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM8 12l3 3 5-6',
  migrations: [],
  settings: {
    ...content({ icon: select('Icon', iconNames) }),
    ...layout({ textAlign: blockAlign }),
    ...place,
    ...style({
      size: perDevice(unitNumber('Size', { default: '2rem', units: textSizes, max: 400 })),
      iconColor: color('Colour'),
      backgroundColor: color('Ground'),
      borderRadius: corners([...textSizes, '%'], '50%'),
    }),
  },
})
