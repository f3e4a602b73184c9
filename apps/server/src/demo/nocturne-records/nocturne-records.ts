import type { DemoStore } from '../demo-store.ts'
import { recordCategories } from './categories.ts'
import { nocturnePages } from './pages.ts'
import { nocturnePictures } from './pictures.ts'
import { nocturneProducts } from './products.ts'

export const nocturneRecords: DemoStore = {
  name: 'Nocturne Records',
  subdomain: 'nocturne',
  currency: 'USD',
  country: 'US',
  pictures: nocturnePictures,
  categories: recordCategories,
  products: nocturneProducts,
  pages: nocturnePages,
}
