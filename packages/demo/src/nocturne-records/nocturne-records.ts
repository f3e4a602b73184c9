import { noSeller } from '@vitrine/contract/shop/seller.ts'
import { defaultTheme } from '@vitrine/contract/content/theme.ts'
import type { DemoStore } from '../demo-store.ts'
import { recordCategories } from './categories.ts'
import { nocturneLife } from './life.ts'
import { nocturnePages } from './pages.ts'
import { nocturneProducts } from './products.ts'

export const nocturneRecords: DemoStore = {
  name: 'Nocturne Records',
  subdomain: 'nocturne',
  currency: 'USD',
  country: 'US',
  seller: {
    ...noSeller,
    legalName: 'Nocturne Records LLC',
    address1: '318 Tchoupitoulas Street',
    postcode: '70130',
    city: 'New Orleans',
    region: 'LA',
  },
  theme: {
    ...defaultTheme,
    pageColor: '#0d0a14',
    textColor: '#f3efe8',
    accentColor: '#d6ff3f',
    saleColor: '#ff4d2e',
    headingFont: 'syne',
    bodyFont: 'manrope',
    headingWeight: '800',
    cornerRadius: 0,
    buttonShape: 'square',
    imageShape: 'square',
    spacing: 'compact',
  },
  categories: recordCategories,
  products: nocturneProducts,
  pages: nocturnePages,
  life: nocturneLife,
}
