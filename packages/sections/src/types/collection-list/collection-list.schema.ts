import { backgroundColor, corners, margin, padding, textColor } from '../../kit/box-settings.ts'
import { columns, howMany, listWidth } from '../../kit/column-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import {
  category,
  checkbox,
  color,
  entry,
  image,
  is,
  list,
  perDevice,
  select,
  text,
  unitNumber,
} from '../../kit/setting-builders.ts'
import { aligns, textSizes } from '../../kit/shared-settings.ts'
import { fontFamily, title, titleSize } from '../../kit/text-settings.ts'
import { categoryCount, collectionListQueries } from './collection-list.data.ts'
import { collectionListMigrations } from './collection-list.migrations.ts'

const chosenCategory = entry('Category', {
  category: category('Category', {}),
  image: image('Another image', { help: 'Empty: the image of the category' }),
  label: text('Another name', { maxLength: 100, help: 'Empty: the name of the category' }),
})

export const collectionListSchema = defineSection({
  type: 'collectionList',
  name: 'Collection list',
  otherNames: 'categories category cards tiles',
  contentType: 'normal',
  version: 1,
  group: 'Products',
  icon: 'M3 4h8v8H3zM13 4h8v8h-8zM3 16h8M13 16h8M3 20h5M13 20h5',
  migrations: collectionListMigrations,
  queries: collectionListQueries,
  settings: {
    ...content({
      title: title('Shop by category'),
      categories: list('Categories', chosenCategory, {
        maxItems: 24,
        help: 'Empty: the first categories of the shop',
      }),
      numberOfCategories: howMany(categoryCount),
      showCount: checkbox('Number of products'),
    }),
    ...layout({
      ...columns([3, 3, 2], [6, 4, 2]),
      gap: perDevice(unitNumber('Gap', { default: '1.5rem', units: textSizes }), {
        mobile: '1rem',
      }),
      imageRatio: select(
        'Image format',
        { portrait: 'Portrait', square: 'Square', landscape: 'Landscape' },
        { default: 'portrait' },
      ),
      namePlace: select('The name is', { below: 'Below the image', over: 'On the image' }),
      nameAlign: select('Alignment of the names', aligns),
      titleAlign: select('Title alignment', aligns),
      padding: padding('4rem 2rem', { mobile: '2.5rem 1.25rem' }),
      margin,
      maxWidth: listWidth,
    }),
    ...style({
      fontFamily,
      titleSize: titleSize(200, '1.5rem'),
      nameSize: perDevice(
        unitNumber('Size of the names', { default: '1.125rem', units: textSizes, max: 200 }),
      ),
      nameColor: color('Names on images', {
        default: '#ffffff',
        visibleIf: is('namePlace', 'over'),
      }),
      overlay: color('Overlay', {
        default: 'rgba(0, 0, 0, 0.45)',
        visibleIf: is('namePlace', 'over'),
      }),
      cardRadius: corners(textSizes),
      textColor,
      backgroundColor,
    }),
  },
})
