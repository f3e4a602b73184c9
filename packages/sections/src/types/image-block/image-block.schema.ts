import { backgroundColor, corners, margin, padding, width } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { image, link, perDevice, select, text, unitNumber } from '../../kit/setting-builders.ts'
import { aligns, boxSizes, imageFits, textSizes } from '../../kit/shared-settings.ts'
import { imageBlockMigrations } from './image-block.migrations.ts'

export const imageBlockSchema = defineSection({
  type: 'imageBlock',
  name: 'Image',
  otherNames: 'picture photo',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M15 9h.01',
  migrations: imageBlockMigrations,
  settings: {
    ...content({
      src: image('Image', { isNeeded: true }),
      alt: text('Description', {
        maxLength: 300,
        help: 'For shoppers who cannot see the image',
      }),
      url: link('Leads to'),
    }),
    ...layout({
      width,
      /** Empty means the image's own height. */
      height: perDevice(unitNumber('Height', { default: '420px', units: boxSizes })),
      objectFit: select('Fit', imageFits),
      align: select('Alignment', aligns, { default: 'center' }),
      padding: padding('2rem', { mobile: '1.25rem' }),
      margin,
    }),
    ...style({
      borderRadius: corners([...textSizes, '%'], '0px'),
      backgroundColor,
    }),
  },
})
