import { cardSpacing, columns } from '../../kit/column-settings.ts'
import { layout, withDefaults } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { number, perDevice } from '../../kit/setting-builders.ts'
import { cardListSettings } from '../../parts/product-card/card-settings.ts'
import { recentlyViewedMigrations } from './recently-viewed.migrations.ts'

export const recentlyViewedSchema = defineSection({
  type: 'recentlyViewed',
  name: 'Recently viewed',
  otherNames: 'history seen last looked at',
  contentType: 'normal',
  version: 1,
  group: 'Products',
  icon: 'M12 4a8 8 0 1 1-7.4 5M4 4v5h5M12 8v4l3 2',
  migrations: recentlyViewedMigrations,
  settings: {
    ...withDefaults(cardListSettings, {
      title: 'Recently viewed',
      numberOfProducts: 8,
      showRating: false,
      showAddToCart: false,
    }),
    ...layout({
      ...columns([5, 3, 2], [6, 4, 2]),
      spacing: perDevice(number('Spacing', cardSpacing), { tablet: 16, mobile: 16 }),
    }),
  },
})
