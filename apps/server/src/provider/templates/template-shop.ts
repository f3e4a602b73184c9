import type { Category } from '@vitrine/contract/catalogue/category.ts'
import type { Product, ProductCard } from '@vitrine/contract/catalogue/product.ts'
import type { Page } from '@vitrine/contract/content/page.ts'
import type { StoreCalls } from '@vitrine/sections/kit/store-queries.ts'
import type {
  ShopTemplate,
  TemplateProduct,
} from '@vitrine/sections/templates/shops/shop-template.ts'
import { templateImage } from '@vitrine/sections/templates/shops/template-image.ts'
import { defaultSeo } from '@vitrine/contract/shop/seo-settings.ts'
import { forShop } from '@vitrine/sections/presets/for-shop.ts'
import type { ListingSort } from '@vitrine/commerce/catalogue/listing-query.ts'
import { pagePath } from '@vitrine/commerce/text/page-path.ts'
import { shopContent } from '../../content/pages/page-view.ts'
import type { HostStore } from '../../platform/host-store.ts'
import { Refusal } from '../../platform/refusal.ts'

const currency = 'EUR'
const written = '2026-11-25T00:00:00.000Z'

/** Returns a shop that exists only as its template, for previews. */
export function templateStore({ slug, name, theme }: ShopTemplate, host: string): HostStore {
  return {
    storeId: slug,
    name,
    currency,
    country: 'DE',
    timeZone: 'Europe/Berlin',
    fbPixelId: '',
    storeDomain: host,
    shownDomain: host,
    status: 'draft',
    wasOpened: false,
    viewKey: '',
    passwordHash: null,
    suspensionReason: null,
    version: 1,
    theme,
    seo: defaultSeo,
    policies: [],
    templates: [],
  }
}

type Reads = {
  page: Pick<StoreCalls['page'], 'getPageByDomain' | 'getPageGlobalContent' | 'getPagesLinks'>
  products: StoreCalls['products']
  category: StoreCalls['category']
  checkout: Pick<StoreCalls['checkout'], 'saleTerms'>
}

/** Answers a shopper's reads from the template itself; there is nothing to order. */
export function templateReads(template: ShopTemplate): Reads {
  const globalContent = shown(template, template.globalContent)
  const products = template.products.map((each) => toProduct(template, each))
  const categories = template.categories.map((each) => toCategory(template, each.slug))
  const bySlug = (slug: string) => required(products.find((each) => each.slug === slug))
  return {
    page: {
      getPageByDomain: async ({ slug }) => ({ ...toPage(template, slug), globalContent }),
      getPageGlobalContent: async () => ({ storeId: template.slug, globalContent }),
      getPagesLinks: async () =>
        Object.keys(template.pages).map((slug) => ({ name: slug, slug, url: pagePath(slug) })),
    },
    products: {
      fetchProductByDomain: async ({ productSlug }) => bySlug(productSlug),
      fetchByStoreidSlug: async ({ productSlug }) => bySlug(productSlug),
      fetchListing: async ({ category: slug, sort, pageSize = products.length }) => {
        const category =
          slug === undefined ? null : required(categories.find((each) => each.slug === slug))
        const inside = products.filter((each) => !category || each.categoryIds[0] === category.id)
        const facets = { price: null, inStock: inside.length, attributes: [] }
        return {
          ...onePage(inside.toSorted(orders[sort ?? 'featured']), pageSize),
          category,
          facets,
        }
      },
      fetchSearchedProducts: async ({ name, pageSize = products.length }) =>
        onePage(
          products.filter((each) => each.name.toLowerCase().includes(name.toLowerCase())),
          pageSize,
        ),
      fetchProductsByCollection: async ({ productCollection = 'latest', numberOfProducts = 12 }) =>
        products
          .filter((each) => isIn(each, productCollection))
          .slice(0, numberOfProducts)
          .map(toCard),
      fetchCards: async ({ productSlugs }) =>
        productSlugs.map((each) => {
          const product = products.find(({ slug }) => slug === each)
          return product ? toCard(product) : null
        }),
    },
    category: {
      fetchCategories: async () => categories,
      fetchCollection: async ({ slug, pageSize = products.length }) => {
        const category = required(categories.find((each) => each.slug === slug))
        const inside = products.filter(({ categoryIds }) => categoryIds[0] === category.id)
        return { ...onePage(inside.slice(0, pageSize), pageSize), category }
      },
    },
    checkout: {
      saleTerms: async () => ({
        namesLowestPrice: false,
        tax: 'included',
        shipping: null,
        returns: null,
      }),
    },
  }
}

const paid = ({ price, discountPrice }: Product) => discountPrice ?? price

const orders: Record<ListingSort, (one: Product, other: Product) => number> = {
  'best-selling': () => 0,
  featured: (one, other) => Number(other.featured) - Number(one.featured),
  newest: () => 0,
  name: (one, other) => one.name.localeCompare(other.name),
  price: (one, other) => paid(one) - paid(other),
  'price-desc': (one, other) => paid(other) - paid(one),
}

function isIn({ featured, discountPrice }: Product, collection: string): boolean {
  if (collection === 'featured') return featured
  return collection !== 'sale' || discountPrice !== null
}

function required<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Refusal('not_found')
  return found
}

function onePage(products: readonly Product[], pageSize: number) {
  return {
    content: products.map(toCard),
    pageNumber: 0,
    pageSize,
    totalElements: products.length,
    totalPages: 1,
  }
}

const shown = ({ name }: ShopTemplate, content: ShopTemplate['globalContent']) =>
  shopContent(forShop(content, name))

function toPage(template: ShopTemplate, slug: string): Page {
  const page = required(Object.entries(template.pages).find(([name]) => name === slug)?.[1])
  const named = (text: string) => text.replaceAll('{shop}', () => template.name)
  return {
    id: slug,
    storeId: template.slug,
    name: slug,
    slug,
    metaTitle: named(page.metaTitle),
    metaDescription: named(page.metaDescription),
    content: shown(template, page.content),
    globalContent: [],
  } as unknown as Page
}

function toCategory(template: ShopTemplate, slug: string): Category {
  const { image, ...category } = required(template.categories.find((each) => each.slug === slug))
  return {
    ...category,
    id: slug,
    storeId: template.slug,
    image: templateImage(template.slug, image),
    parentId: null,
    seoTitle: '',
    metaDescription: '',
    productCount: template.products.filter((each) => each.category === slug).length,
  }
}

function toProduct(template: ShopTemplate, product: TemplateProduct): Product {
  const { slug, category, variations = [], featured = false, discountPrice = null } = product
  const { name } = required(template.categories.find((each) => each.slug === category))
  return {
    ...product,
    id: slug,
    storeId: template.slug,
    featured,
    discountPrice,
    lowestPrice: null,
    productImage: templateImage(template.slug, slug),
    galleryImages: [],
    imageAlts: {},
    seoTitle: '',
    metaDescription: '',
    status: 'active',
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
    attributeGroups: product.attributeGroups ?? [],
    categoryIds: [category],
    category: { name, slug: category },
    variations: variations.map((each, index) => ({
      ...each,
      id: `${slug}-${index}`,
      discountPrice: null,
      lowestPrice: null,
      image: null,
      sku: '',
      barcode: '',
      stock: null,
      stockStatus: true,
      weight: null,
    })),
    createdAt: written,
    updatedAt: written,
  }
}

function toCard(product: Product): ProductCard {
  const prices = product.variations.map(({ price }) => price)
  const from = prices.length ? Math.min(...prices) : null
  const { id, slug, name, productImage, price, discountPrice, lowestPrice } = product
  return {
    id,
    slug,
    name,
    productImage,
    price: from ?? price,
    discountPrice,
    lowestPrice,
    rating: null,
    stockStatus: true,
    hasVariations: prices.length > 0,
    fromPrice: from !== null && from < Math.max(...prices) ? from : null,
  }
}
