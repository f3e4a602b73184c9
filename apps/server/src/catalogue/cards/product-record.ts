import { toDecimal } from '@vitrine/commerce/money/money.ts'
import type {
  OwnedProduct,
  Product,
  ProductCard,
  Variation,
} from '@vitrine/contract/catalogue/product.ts'
import type { StoredAttributeGroup, TradeData } from '@vitrine/db/schema/products.ts'
import { readTradeData } from './trade-data.ts'

/** A row of the database. Amounts are minor units of the store's currency. */
export interface ProductRecord {
  id: string
  name: string
  slug: string
  price: number
  discount_price: number | null
  product_image: string | null
  gallery_images: string[]
  image_alts: Record<string, string>
  lowest_price: number | null
  description: string
  seo_title: string
  meta_description: string
  sku: string
  vendor: string
  product_type: string
  barcode: string
  trade_data: TradeData | null
  cost: number | null
  low_stock_at: number | null
  template_id: string | null
  track_stock: boolean
  stock: number
  in_stock: boolean
  status: Product['status']
  featured: boolean
  weight: number | null
  tags: string[]
  rating: string | null
  attribute_groups: StoredAttributeGroup[]
  created_at: Date
  updated_at: Date
  variations: VariationRecord[]
  category_ids: string[]
  category: { name: string; slug: string } | null
}

interface VariationRecord {
  id: string
  price: number
  discount_price: number | null
  image: string | null
  attributes: Record<string, string>
  sku: string
  barcode: string
  cost: number | null
  stock: number | null
  weight: number | null
  lowest_price: number | null
}

export type CardRecord = Pick<
  ProductRecord,
  'id' | 'slug' | 'name' | 'product_image' | 'price' | 'discount_price' | 'lowest_price' | 'rating'
> & { stock_status: boolean; has_variations: boolean; paid_from: number; paid_to: number }

export interface StoreTerms {
  storeId: string
  currency: string
}

/** Leaves out what only the owner may see. */
export function toProduct(record: ProductRecord, { storeId, currency }: StoreTerms): Product {
  const variations = record.variations.map((row) => toVariation(row, record, currency))
  return {
    id: record.id,
    storeId,
    name: record.name,
    slug: record.slug,
    price: toDecimal(record.price, currency),
    discountPrice: optionalDecimal(record.discount_price, currency),
    productImage: record.product_image,
    galleryImages: record.gallery_images,
    imageAlts: record.image_alts,
    lowestPrice: optionalDecimal(record.lowest_price, currency),
    description: record.description,
    seoTitle: record.seo_title,
    metaDescription: record.meta_description,
    sku: record.sku,
    vendor: record.vendor,
    productType: record.product_type,
    barcode: record.barcode,
    ...readTradeData(record.trade_data),
    trackStock: record.track_stock,
    stock: record.stock,
    stockStatus: variations.length
      ? variations.some((variation) => variation.stockStatus)
      : isInStock(record, record.stock),
    status: record.status,
    featured: record.featured,
    weight: record.weight,
    rating: record.rating === null ? null : Number(record.rating),
    attributeGroups: record.attribute_groups,
    categoryIds: record.category_ids,
    tags: record.tags,
    category: record.category,
    variations,
    createdAt: record.created_at.toISOString(),
    updatedAt: record.updated_at.toISOString(),
  }
}

export function toOwnedProduct(record: ProductRecord, terms: StoreTerms): OwnedProduct {
  const product = toProduct(record, terms)
  const costOf = ({ cost }: { cost: number | null }) => optionalDecimal(cost, terms.currency)
  const variations = product.variations.map((variation, index) => {
    return { ...variation, cost: costOf(record.variations[index]!) }
  })
  const { low_stock_at: lowStockAt, template_id: templateId } = record
  return { ...product, cost: costOf(record), lowStockAt, templateId, variations }
}

function toVariation(row: VariationRecord, of: ProductRecord, currency: string): Variation {
  return {
    id: row.id,
    price: toDecimal(row.price, currency),
    discountPrice: optionalDecimal(row.discount_price, currency),
    image: row.image,
    attributes: row.attributes,
    sku: row.sku,
    barcode: row.barcode,
    stock: row.stock,
    stockStatus: isInStock(of, row.stock),
    weight: row.weight,
    lowestPrice: optionalDecimal(row.lowest_price, currency),
  }
}

/** Shows the cheapest variation's price where the product's own differs from it. */
export function toCard(record: CardRecord, { currency }: StoreTerms): ProductCard {
  const { price, discount_price: discount, paid_from: from, paid_to: to } = record
  const isOwn = from === (discount ?? price)
  return {
    id: record.id,
    slug: record.slug,
    name: record.name,
    productImage: record.product_image,
    price: toDecimal(isOwn ? price : from, currency),
    discountPrice: isOwn ? optionalDecimal(discount, currency) : null,
    lowestPrice: isOwn ? optionalDecimal(record.lowest_price, currency) : null,
    rating: record.rating === null ? null : Number(record.rating),
    stockStatus: record.stock_status,
    hasVariations: record.has_variations,
    fromPrice: from < to ? toDecimal(from, currency) : null,
  }
}

export function optionalDecimal(minor: number | null, currency: string) {
  return minor === null ? null : toDecimal(minor, currency)
}

function isInStock(product: Pick<ProductRecord, 'track_stock' | 'in_stock'>, stock: number | null) {
  return product.track_stock ? stock === null || stock > 0 : product.in_stock
}
