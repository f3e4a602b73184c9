import { columnSettings, spacing } from '../../kit/column-settings.ts'
import { defineSection } from '../../kit/define-section.ts'
import type { PerDevice } from '../../kit/per-device.ts'
import {
  productListDefaults,
  productListSettings,
  type ProductListProps,
} from '../../parts/product-card/card-settings.ts'
import { productSliderQueries } from './product-slider.data.ts'
import { productSliderMigrations } from './product-slider.migrations.ts'

export interface ProductSliderProps extends ProductListProps {
  desktopColumns: number
  tabletColumns: number
  mobileColumns: number
  /** Pixels between the cards. */
  spacing: PerDevice<number>
  navigation: boolean
}

const defaults: ProductSliderProps = {
  ...productListDefaults,
  title: 'New arrivals',
  desktopColumns: 4,
  tabletColumns: 3,
  mobileColumns: 2,
  spacing: { base: 12, tablet: 16, mobile: 16 },
  navigation: true,
}

export const productSliderSchema = defineSection({
  type: 'productSlider',
  name: 'Product slider',
  contentType: 'normal',
  version: 1,
  group: 'Products',
  icon: 'M7 5h10v14H7zM3 8v8M21 8v8',
  defaults,
  migrations: productSliderMigrations,
  queries: productSliderQueries,
  settings: [
    ...productListSettings,
    ...columnSettings([6, 4, 2]),
    spacing,
    { key: 'navigation', label: 'Arrows', group: 'Layout', kind: 'checkbox' },
  ],
})
