import { withDefaults } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { productListSettings } from '../../parts/product-card/card-settings.ts'
import { layoutSettings } from '../product-grid/layout-settings.ts'
import { productGridQueries } from '../product-grid/product-grid.data.ts'
import { simpleProductGridMigrations } from './simple-product-grid.migrations.ts'

export const simpleProductGridSchema = defineSection({
  type: 'simpleProductGrid',
  name: 'Simple product grid',
  contentType: 'normal',
  version: 1,
  group: 'Products',
  icon: 'M4 4h7v13H4zM13 4h7v13h-7zM4 20h5M13 20h5',
  migrations: simpleProductGridMigrations,
  queries: productGridQueries,
  /** Reduces the cards' content, so that two fit side by side on phones. */
  settings: withDefaults(
    { ...productListSettings, ...layoutSettings(3) },
    {
      showRating: false,
      showAddToCart: false,
      mobileColumns: 2,
      gap: { base: '1.5rem', mobile: '1rem' },
      spacing: { base: 12, tablet: 16, mobile: 5 },
    },
  ),
})
