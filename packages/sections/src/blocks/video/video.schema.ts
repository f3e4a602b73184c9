import { place } from '../../kit/block-settings.ts'
import { corners } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { perDevice, unitNumber } from '../../kit/setting-builders.ts'
import { boxSizes, textSizes } from '../../kit/shared-settings.ts'
import { videoSettings } from '../../parts/video/video-settings.ts'

export const videoSchema = defineSection({
  type: 'video',
  name: 'Video',
  otherNames: 'youtube vimeo film',
  contentType: 'block',
  version: 1,
  group: 'Blocks',
  icon: 'M3 5h18v14H3zM10 9l5 3-5 3z',
  migrations: [],
  settings: {
    ...content(videoSettings),
    ...layout({
      height: perDevice(unitNumber('Height', { units: boxSizes, help: 'Empty: widescreen' })),
    }),
    ...place,
    ...style({ borderRadius: corners(textSizes) }),
  },
})
