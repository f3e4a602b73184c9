import { noSeller } from '@vitrine/contract/shop/seller.ts'
import { defaultTheme } from '@vitrine/contract/content/theme.ts'
import type { DemoStore } from '../demo-store.ts'
import { teaArticles } from './articles.ts'
import { teaCategories } from './categories.ts'
import { teaLife } from './life.ts'
import { teaHousePages } from './pages.ts'
import { teaProducts } from './products.ts'

export const teaHouse: DemoStore = {
  name: 'Tea House',
  subdomain: 'tea',
  currency: 'EUR',
  country: 'DE',
  seller: {
    ...noSeller,
    legalName: 'Tea House Lindqvist',
    address1: 'Karl-Heine-Straße 48',
    postcode: '04229',
    city: 'Leipzig',
  },
  theme: {
    ...defaultTheme,
    pageColor: '#faf6ee',
    textColor: '#33302a',
    accentColor: '#4d6636',
    saleColor: '#a83a26',
    headingFont: 'fraunces',
    bodyFont: 'figtree',
    headingWeight: '500',
    cornerRadius: 4,
    buttonShape: 'pill',
    spacing: 'airy',
  },
  categories: teaCategories,
  products: teaProducts,
  pages: teaHousePages,
  articles: teaArticles,
  life: teaLife,
}
