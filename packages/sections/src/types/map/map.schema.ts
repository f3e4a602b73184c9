import { corners } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import {
  checkbox,
  image,
  number,
  perDevice,
  select,
  text,
  textarea,
  unitNumber,
} from '../../kit/setting-builders.ts'
import { boxSizes, textSizes } from '../../kit/shared-settings.ts'
import {
  boxLayout,
  boxStyle,
  headerContent,
  headerLayout,
  ownStyle,
} from '../../parts/section-frame/section-settings.ts'

export const mapSchema = defineSection({
  type: 'map',
  name: 'Map',
  otherNames: 'location address directions place where openstreetmap',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM12 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  migrations: [],
  settings: {
    ...headerContent('Come and see us'),
    ...content({
      address: textarea('Address and hours', {
        default: '12 Harbour Street\n1050 Copenhagen\n\nTuesday to Saturday, 10–18',
        maxLength: 600,
        inline: true,
      }),
      latitude: number('Latitude', { default: 55.6806, min: -90, max: 90, step: 0.0001 }),
      longitude: number('Longitude', { default: 12.5875, min: -180, max: 180, step: 0.0001 }),
      zoom: number('Zoom', { default: 16, min: 2, max: 18 }),
      image: image('Image of a map', { help: 'Empty: a drawing with the place in the middle' }),
      alt: text('Description of the image', { maxLength: 300 }),
      linkLabel: text('Link to the way there', {
        default: 'Show the way',
        maxLength: 60,
        inline: true,
      }),
      embeds: checkbox('Shoppers can load a map of OpenStreetMap', {
        default: true,
        help: 'After a click; only then does OpenStreetMap know of them',
      }),
    }),
    ...headerLayout,
    ...layout({
      arrangement: select('The address is', { beside: 'Beside the map', below: 'Below the map' }),
      height: perDevice(unitNumber('Height of the map', { default: '440px', units: boxSizes }), {
        mobile: '300px',
      }),
    }),
    ...boxLayout,
    ...boxStyle,
    ...style({ borderRadius: corners(textSizes) }),
    ...ownStyle,
  },
})
