import { defineSection } from '../../kit/define-section.ts'
import type { PerDevice } from '../../kit/per-device.ts'
import {
  productListDefaults,
  productListSettings,
  type ProductListProps,
} from '../../parts/product-card/card-settings.ts'
import { layoutSettings } from './layout-settings.ts'
import { productGridQueries } from './product-grid.data.ts'
import { productGridMigrations } from './product-grid.migrations.ts'

export interface ProductGridProps extends ProductListProps {
  layoutType: 'grid' | 'slider'
  desktopColumns: number
  tabletColumns: number
  mobileColumns: number
  gap: PerDevice<string>
  /** Pixels between the cards of a slider. */
  spacing: PerDevice<number>
}

export const productGridDefaults: ProductGridProps = {
  ...productListDefaults,
  layoutType: 'grid',
  desktopColumns: 4,
  tabletColumns: 2,
  mobileColumns: 1,
  gap: { base: '2rem', mobile: '1.5rem' },
  spacing: { base: 12, tablet: 16, mobile: 16 },
}

export const productGridSchema = defineSection({
  type: 'productGrid',
  name: 'Product grid',
  contentType: 'normal',
  version: 1,
  group: 'Products',
  icon: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  defaults: productGridDefaults,
  migrations: productGridMigrations,
  queries: productGridQueries,
  settings: [...productListSettings, ...layoutSettings(4)],
})
