import { place } from '../../kit/block-settings.ts'
import { layout } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { perDevice, unitNumber } from '../../kit/setting-builders.ts'
import { boxSizes } from '../../kit/shared-settings.ts'

export const spacerSchema = defineSection({
  type: 'spacer',
  name: 'Space',
  otherNames: 'gap distance empty',
  contentType: 'block',
  version: 1,
  group: 'Blocks',
  icon: 'M5 4h14M5 20h14M12 8v8M9 10l3-3 3 3M9 14l3 3 3-3',
  migrations: [],
  settings: {
    ...layout({
      height: perDevice(unitNumber('Height', { default: '2rem', units: boxSizes, max: 2000 })),
    }),
    ...place,
  },
})
