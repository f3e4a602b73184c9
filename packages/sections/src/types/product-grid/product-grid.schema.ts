import { defineSection } from '../../kit/define-section.ts'
import { productListSettings } from '../../parts/product-card/card-settings.ts'
import { layoutSettings } from './layout-settings.ts'
import { productGridQueries } from './product-grid.data.ts'
import { productGridMigrations } from './product-grid.migrations.ts'

export const productGridSchema = defineSection({
  type: 'productGrid',
  name: 'Product grid',
  contentType: 'normal',
  version: 1,
  group: 'Products',
  icon: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  migrations: productGridMigrations,
  queries: productGridQueries,
  settings: { ...productListSettings, ...layoutSettings(4) },
})
