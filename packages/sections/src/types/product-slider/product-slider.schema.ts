import { cardSpacing, columns } from '../../kit/column-settings.ts'
import { layout, withDefaults } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { checkbox, number, perDevice } from '../../kit/setting-builders.ts'
import { productListSettings } from '../../parts/product-card/card-settings.ts'
import { productSliderQueries } from './product-slider.data.ts'
import { productSliderMigrations } from './product-slider.migrations.ts'

export const productSliderSchema = defineSection({
  type: 'productSlider',
  name: 'Product slider',
  contentType: 'normal',
  version: 1,
  group: 'Products',
  icon: 'M7 5h10v14H7zM3 8v8M21 8v8',
  migrations: productSliderMigrations,
  queries: productSliderQueries,
  settings: {
    ...withDefaults(productListSettings, { title: 'New arrivals' }),
    ...layout({
      ...columns([4, 3, 2], [6, 4, 2]),
      spacing: perDevice(number('Spacing', cardSpacing), { tablet: 16, mobile: 16 }),
      navigation: checkbox('Arrows', { default: true }),
    }),
  },
})
