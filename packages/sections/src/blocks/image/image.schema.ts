import { place } from '../../kit/block-settings.ts'
import { corners } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { image, link, perDevice, select, text, unitNumber } from '../../kit/setting-builders.ts'
import { boxSizes, imageFits, textSizes } from '../../kit/shared-settings.ts'

export const imageSchema = defineSection({
  type: 'image',
  name: 'Image',
  otherNames: 'picture photo',
  contentType: 'block',
  version: 1,
  group: 'Blocks',
  icon: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M15 9h.01',
  migrations: [],
  settings: {
    ...content({
      src: image('Image', { isNeeded: true }),
      alt: text('Description', { maxLength: 300, help: 'For shoppers who cannot see the image' }),
      url: link('Leads to'),
    }),
    ...layout({
      ratio: perDevice(
        select('Shape', {
          natural: 'Its own',
          '1 / 1': 'Square',
          '4 / 5': 'Portrait 4:5',
          '3 / 4': 'Portrait 3:4',
          '4 / 3': 'Landscape 4:3',
          '3 / 2': 'Landscape 3:2',
          '16 / 9': 'Wide 16:9',
          '21 / 9': 'Very wide 21:9',
        }),
      ),
      height: perDevice(unitNumber('Height', { units: boxSizes, help: 'Empty: by its shape' })),
      objectFit: select('Fit', imageFits),
      focus: select('Shows above all', {
        center: 'Its centre',
        top: 'Its top',
        bottom: 'Its bottom',
        left: 'Its left',
        right: 'Its right',
      }),
    }),
    ...place,
    ...style({ borderRadius: corners([...textSizes, '%']) }),
  },
})
