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
  pictures: teaHousePictures,
  categories: teaCategories,
  products: teaProducts,
  pages: teaHousePages,
}
