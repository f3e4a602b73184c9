import { content, withDefaults } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { product } from '../../kit/setting-builders.ts'
import { cardListSettings } from '../../parts/product-card/card-settings.ts'
import { layoutSettings } from '../product-grid/layout-settings.ts'
import { relatedCount, relatedProductsQueries } from './related-products.data.ts'
import { relatedProductsMigrations } from './related-products.migrations.ts'

export const relatedProductsSchema = defineSection({
  type: 'relatedProducts',
  name: 'Related products',
  otherNames: 'similar recommendations same category also like',
  contentType: 'normal',
  version: 1,
  group: 'Products',
  icon: 'M3 7h7v10H3zM14 4h7v7h-7zM14 14h7v6h-7zM10 12h4',
  migrations: relatedProductsMigrations,
  queries: relatedProductsQueries,
  settings: {
    ...content({
      product: product('Related to', {
        help: 'Empty: that of the page, else the newest featured product',
      }),
    }),
    ...withDefaults(cardListSettings, {
      title: 'You may also like',
      numberOfProducts: relatedCount,
    }),
    ...withDefaults(layoutSettings(4), { layoutType: 'slider', mobileColumns: 2 }),
  },
})
