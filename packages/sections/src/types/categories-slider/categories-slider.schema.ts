import {
  backgroundColor,
  corners,
  imageFit,
  margin,
  padding,
  textColor,
} from '../../kit/box-settings.ts'
import { cardSpacing, columns, howMany, listWidth } from '../../kit/column-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import {
  checkbox,
  color,
  is,
  number,
  perDevice,
  select,
  unitNumber,
} from '../../kit/setting-builders.ts'
import { aligns, textSizes } from '../../kit/shared-settings.ts'
import { fontFamily, title, titleSize } from '../../kit/text-settings.ts'
import { categoriesSliderQueries, categoryCount } from './categories-slider.data.ts'
import { categoriesSliderMigrations } from './categories-slider.migrations.ts'

export const categoriesSliderSchema = defineSection({
  type: 'categoriesSlider',
  name: 'Category slider',
  contentType: 'normal',
  version: 1,
  group: 'Products',
  icon: 'M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM3 9v6M21 9v6',
  migrations: categoriesSliderMigrations,
  queries: categoriesSliderQueries,
  settings: {
    ...content({
      title: title('Shop by Categories'),
      numberOfCategories: howMany(categoryCount),
      autoPlay: checkbox('Moves by itself', { default: true }),
      autoplayDelay: number('Time between moves', {
        default: 3000,
        min: 1000,
        max: 60_000,
        step: 100,
        unit: 'ms',
        visibleIf: is('autoPlay', true),
      }),
      loop: checkbox('Starts over at the end', { default: true }),
      navigation: checkbox('Arrows', { default: true }),
      pagination: checkbox('Dots'),
    }),
    ...layout({
      ...columns([5, 3, 2], [6, 5, 3]),
      spacing: perDevice(number('Spacing', cardSpacing), { tablet: 16, mobile: 6 }),
      padding: padding('4rem 2rem', { mobile: '2.5rem 1.25rem' }),
      margin,
      maxWidth: listWidth,
      titleAlign: select('Title alignment', aligns, { default: 'center' }),
    }),
    ...style({
      imageSize: perDevice(unitNumber('Image size', { default: '150px', units: ['px', 'rem'] })),
      imageRadius: corners(['%', 'px', 'rem'], '50%'),
      imageFit,
      fontFamily,
      titleSize: titleSize(200, '1.5rem'),
      nameSize: perDevice(
        unitNumber('Size of the names', { default: '1rem', units: textSizes, max: 200 }),
      ),
      titleColor: color('Title', { unset: 'textColor', standsOn: 'backgroundColor' }),
      textColor,
      backgroundColor,
    }),
  },
})

export type CategoriesSliderProps = typeof categoriesSliderSchema.defaults
