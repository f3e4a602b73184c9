import { defineSection } from '../define-section.ts'
import type { PerDevice } from '../per-device.ts'
import {
  productListDefaults,
  productListSettings,
  type ProductListProps,
} from '../product-card/card-settings.ts'
import { textSizes } from '../shared-settings.ts'
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

const defaults: ProductGridProps = {
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
  defaults,
  migrations: productGridMigrations,
  queries: productGridQueries,
  settings: [
    ...productListSettings,
    {
      key: 'layoutType',
      label: 'Products stand',
      group: 'Layout',
      kind: 'select',
      options: [
        { value: 'grid', label: 'In a grid' },
        { value: 'slider', label: 'In a slider' },
      ],
    },
    {
      key: 'desktopColumns',
      label: 'Columns on a desktop',
      group: 'Layout',
      kind: 'number',
      min: 1,
      max: 5,
    },
    {
      key: 'tabletColumns',
      label: 'Columns on a tablet',
      group: 'Layout',
      kind: 'number',
      min: 1,
      max: 4,
    },
    {
      key: 'mobileColumns',
      label: 'Columns on a phone',
      group: 'Layout',
      kind: 'number',
      min: 1,
      max: 2,
    },
    {
      key: 'gap',
      label: 'Gap',
      group: 'Layout',
      kind: 'unitNumber',
      units: textSizes,
      min: 0,
      visibleIf: { setting: 'layoutType', is: 'grid' },
      perDevice: true,
    },
    {
      key: 'spacing',
      label: 'Spacing',
      group: 'Layout',
      kind: 'number',
      min: 0,
      max: 100,
      unit: 'px',
      visibleIf: { setting: 'layoutType', is: 'slider' },
      perDevice: true,
    },
  ],
})
