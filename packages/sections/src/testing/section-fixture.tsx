import { defaultTemplates } from '@vitrine/commerce/seo/seo-templates.ts'
import type { ArticleCard, ArticleList } from '@vitrine/contract/content/article.ts'
import type { Category } from '@vitrine/contract/catalogue/category.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { Product, ProductCard } from '@vitrine/contract/catalogue/product.ts'
import type { SaleTerms } from '@vitrine/contract/sales/checkout.ts'
import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import { defaultTheme } from '@vitrine/contract/content/theme.ts'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { findSection } from '../render/schemas.ts'
import { SectionModeContext, type SectionMode } from '../kit/section-mode.ts'
import { StoreCallsContext, StoreContext } from '../kit/store-context.ts'
import type { StoreCalls } from '../kit/store-queries.ts'

export const teaHouse: StoreInfo = {
  storeId: '01900000-0000-7000-8000-000000000001',
  name: 'Tea House',
  currency: 'EUR',
  fbPixelId: '',
  storeDomain: 'tea.localhost',
  timeZone: 'Europe/Berlin',
  theme: defaultTheme,
  seo: defaultTemplates,
  policies: [],
}

export const sencha: ProductCard = {
  id: '01900000-0000-7000-8000-0000000000a1',
  slug: 'sencha-100-g',
  name: 'Sencha 100 g',
  productImage: '/media/tea/sencha-1280.webp',
  price: 12.9,
  discountPrice: null,
  rating: null,
  stockStatus: true,
  hasVariations: false,
  fromPrice: null,
  lowestPrice: null,
}

/** The whole of another product, in the category of `greenTea`. */
export const gyokuro: Product = {
  id: '01900000-0000-7000-8000-0000000000a2',
  storeId: teaHouse.storeId,
  slug: 'gyokuro-50-g',
  name: 'Gyokuro 50 g',
  price: 32,
  discountPrice: null,
  lowestPrice: null,
  productImage: '/media/tea/gyokuro-1280.webp',
  galleryImages: ['/media/tea/leaves-1280.webp'],
  imageAlts: {},
  description: '<p>Shaded for three weeks.</p>',
  seoTitle: '',
  metaDescription: '',
  status: 'active',
  featured: true,
  sku: '',
  barcode: '',
  vendor: '',
  productType: '',
  mpn: '',
  condition: 'new',
  unitMeasure: null,
  trackStock: false,
  stock: 0,
  stockStatus: true,
  weight: null,
  rating: null,
  tags: [],
  attributeGroups: [],
  categoryIds: [],
  category: { name: 'Green tea', slug: 'green-tea' },
  variations: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

const terms: SaleTerms = {
  namesLowestPrice: false,
  tax: 'included',
  shipping: { country: 'Germany', from: 4.9, freeFrom: 60, estimate: null },
  returns: null,
}

export type Products = () => Promise<ProductCard[]>

export const greenTea: Category = {
  id: '01900000-0000-7000-8000-0000000000c1',
  storeId: teaHouse.storeId,
  slug: 'green-tea',
  name: 'Green tea',
  image: '/media/tea/green-tea-1280.webp',
  description: 'Steamed, pan-fired and shaded leaves.',
  seoTitle: '',
  metaDescription: '',
  parentId: null,
  productCount: 4,
}

const firstFlush: ArticleCard = {
  slug: 'first-flush',
  title: 'First flush',
  author: 'Mara',
  cover: '/media/tea/first-flush-1280.webp',
  coverAlt: 'Young leaves',
  excerpt: 'The leaves of spring.',
  tags: [{ name: 'Green tea', slug: 'green-tea' }],
  publishedAt: '2026-11-26T23:30:00.000Z',
  publishedOn: '2026-11-27',
}

function articlesOf(...content: ArticleCard[]): ArticleList {
  const tags = [{ name: 'Green tea', slug: 'green-tea', articles: 1 }]
  const paging = { pageNumber: 0, pageSize: 1, totalElements: 2, totalPages: 2 }
  return { content, ...paging, tag: null, tags }
}

export type Categories = () => Promise<Category[]>

interface Others {
  product?: () => Promise<Product>
  shipping?: SaleTerms['shipping']
}

/** Returns storefront calls that answer with these products and categories. */
export function callsOf(
  products: Products,
  categories: Categories = async () => [greenTea],
  { product = async () => gyokuro, shipping = terms.shipping }: Others = {},
): StoreCalls {
  return {
    products: {
      fetchProductsByCollection: products,
      fetchByStoreidSlug: product,
      fetchSearchedProducts: async () => {
        const content = await products()
        return { content, pageNumber: 0, pageSize: 16, totalElements: 17, totalPages: 2 }
      },
      fetchCards: async ({ productSlugs }: { productSlugs: string[] }) => {
        const [card = null] = await products()
        return productSlugs.map((slug) => card && { ...card, slug })
      },
    },
    category: {
      fetchCategories: categories,
      fetchCollection: async () => ({ category: greenTea, content: await products() }),
    },
    checkout: { saleTerms: async () => ({ ...terms, shipping }) },
    articles: { fetchArticles: async () => articlesOf(firstFlush) },
    email: {},
    newsletter: {},
  } as unknown as StoreCalls
}

export function aSection(type: string, props: Record<string, unknown> = {}, id = type): PageItem {
  return { id, type, contentType: findSection(type)?.contentType ?? 'normal', props }
}

interface ShopProps {
  client: QueryClient
  calls: StoreCalls
  mode: SectionMode
  children: ReactNode
}

export function Shop({ client, calls, mode, children }: ShopProps) {
  return (
    <QueryClientProvider client={client}>
      <StoreCallsContext value={calls}>
        <StoreContext value={teaHouse}>
          <SectionModeContext value={mode}>{children}</SectionModeContext>
        </StoreContext>
      </StoreCallsContext>
    </QueryClientProvider>
  )
}
