import { defaultTheme } from '@vitrine/contract/theme.ts'
import type { DemoStore } from '../demo-store.ts'
import { teaCategories } from './categories.ts'
import { teaHousePages } from './pages.ts'
import { teaHousePictures } from './pictures.ts'
import { teaProducts } from './products.ts'

export const teaHouse: DemoStore = {
  name: 'Tea House',
  subdomain: 'tea',
  currency: 'EUR',
  country: 'DE',
  theme: {
    ...defaultTheme,
    pageColor: '#f7f3e6',
    textColor: '#2b2a24',
    accentColor: '#2f5d50',
    saleColor: '#a83a26',
    headingFont: 'fraunces',
    bodyFont: 'figtree',
    headingWeight: '500',
    cornerRadius: 4,
    buttonShape: 'pill',
    spacing: 'airy',
  },
  pictures: teaHousePictures,
  categories: teaCategories,
  products: teaProducts,
  pages: teaHousePages,
}
