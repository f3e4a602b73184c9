import { backgroundColor, corners, margin, padding, width } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { perDevice, unitNumber } from '../../kit/setting-builders.ts'
import { boxSizes, textSizes } from '../../kit/shared-settings.ts'
import { videoSettings } from '../../parts/video/video-settings.ts'
import { videoBlockMigrations } from './video-block.migrations.ts'

export const videoBlockSchema = defineSection({
  type: 'videoBlock',
  name: 'Video',
  otherNames: 'youtube vimeo film',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M3 5h18v14H3zM10 9l5 3-5 3z',
  migrations: videoBlockMigrations,
  settings: {
    ...content(videoSettings),
    ...layout({
      width,
      height: perDevice(unitNumber('Height', { units: boxSizes, help: 'Empty: widescreen' })),
      maxWidth: unitNumber('Greatest width', { default: '1280px', units: boxSizes }),
      padding: padding('3rem 2rem', { mobile: '2rem 1.25rem' }),
      margin,
    }),
    ...style({
      borderRadius: corners(textSizes),
      backgroundColor,
    }),
  },
})
