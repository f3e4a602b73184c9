import {
  backgroundColor,
  corners,
  margin,
  maxWidth,
  padding,
  textColor,
} from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import {
  checkbox,
  color,
  entry,
  image,
  list,
  number,
  perDevice,
  product,
  select,
  text,
  textarea,
  unitNumber,
} from '../../kit/setting-builders.ts'
import { boxSizes, textSizes } from '../../kit/shared-settings.ts'
import { fontFamily, title, titleSize } from '../../kit/text-settings.ts'
import { shopTheLookQueries } from './shop-the-look.data.ts'
import { shopTheLookMigrations } from './shop-the-look.migrations.ts'

const point = entry('Point', {
  product: product('Product', { help: 'Empty: one of the newest products' }),
  x: number('From the left', { default: 50, min: 0, max: 100, unit: '%' }),
  y: number('From the top', { default: 50, min: 0, max: 100, unit: '%' }),
})

export const shopTheLookSchema = defineSection({
  type: 'shopTheLook',
  name: 'Shop the look',
  otherNames: 'hotspots points lookbook picture',
  contentType: 'normal',
  version: 1,
  group: 'Products',
  icon: 'M3 4h18v16H3zM9 9a1.5 1.5 0 1 1 0 .01M15 14a1.5 1.5 0 1 1 0 .01',
  migrations: shopTheLookMigrations,
  queries: shopTheLookQueries,
  settings: {
    ...content({
      title: title('Shop the look'),
      text: textarea('Text', { maxLength: 400, inline: true }),
      image: image('Image', { isNeeded: true }),
      alt: text('Description', { maxLength: 300, help: 'For shoppers who cannot see the image' }),
      points: list('Points', point, {
        default: [
          { id: 'first', x: 32, y: 58 },
          { id: 'second', x: 68, y: 42 },
        ],
        maxItems: 12,
      }),
      showList: checkbox('Products beside the image', { default: true }),
    }),
    ...layout({
      side: select('Image', { left: 'On the left', right: 'On the right' }),
      height: perDevice(unitNumber('Height of the image', { default: '600px', units: boxSizes }), {
        tablet: '460px',
        mobile: '400px',
      }),
      padding: padding('4rem 2rem', { mobile: '2.5rem 1.25rem' }),
      margin,
      maxWidth,
    }),
    ...style({
      fontFamily,
      titleSize: titleSize(200, '1.5rem'),
      pointColor: color('Points', { unset: 'accentColor' }),
      imageRadius: corners(textSizes),
      backgroundColor,
      textColor,
    }),
  },
})
