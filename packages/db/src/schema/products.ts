import type { UnitMeasure } from '@vitrine/commerce/catalogue/unit-price.ts'
import {
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, money, storeId, updatedAt } from './columns.ts'

export interface StoredAttributeGroup {
  name: string
  type: 'select' | 'color' | 'buttons'
  values: { value: string; swatch?: string | undefined }[]
}

/** Selects the products of a category. Amounts are minor units. */
export interface StoredRule {
  match: 'all' | 'any'
  conditions: { field: string; is: string; name?: string; value?: string | number }[]
}

/** MPN, condition and the measure of unit prices. */
export interface TradeData {
  mpn: string
  condition: 'new' | 'refurbished' | 'used'
  unitMeasure: UnitMeasure | null
}

export const products = pgTable(
  'products',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    price: money('price').notNull(),
    /** Above 0 and below the price, or null. */
    discountPrice: money('discount_price'),
    productImage: text('product_image'),
    galleryImages: jsonb('gallery_images').$type<string[]>().notNull().default([]),
    /** Alternative texts, by the image's URL. */
    imageAlts: jsonb('image_alts').$type<Record<string, string>>().notNull().default({}),
    /** HTML, sanitised before it is written. */
    description: text('description').notNull().default(''),
    seoTitle: text('seo_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    sku: text('sku').notNull().default(''),
    vendor: text('vendor').notNull().default(''),
    productType: text('product_type').notNull().default(''),
    barcode: text('barcode').notNull().default(''),
    tradeData: jsonb('trade_data').$type<TradeData>(),
    /** Purchase price per unit. Never shown to shoppers. */
    cost: money('cost'),
    trackStock: boolean('track_stock').notNull().default(false),
    stock: integer('stock').notNull().default(0),
    /** At this stock or below it the product is low; null for the store's limit. */
    lowStockAt: integer('low_stock_at'),
    inStock: boolean('in_stock').notNull().default(true),
    /** Can be bought; maintained by a trigger. */
    available: boolean('available').notNull().default(true),
    hasVariations: boolean('has_variations').notNull().default(false),
    status: text('status', { enum: ['active', 'draft', 'archived'] })
      .notNull()
      .default('active'),
    featured: boolean('featured').notNull().default(false),
    /** Grams. */
    weight: integer('weight'),
    tags: text('tags').array().notNull().default([]),
    rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }),
    attributeGroups: jsonb('attribute_groups')
      .$type<StoredAttributeGroup[]>()
      .notNull()
      .default([]),
    /** Lowest and highest price of its variations; maintained by triggers. */
    paidFrom: money('paid_from').notNull().default(0),
    paidTo: money('paid_to').notNull().default(0),
    soldCount: integer('sold_count').notNull().default(0),
    /** Lowest price of the thirty days before the discount; maintained by a trigger. */
    lowestPrice: money('lowest_price'),
    templateId: uuid('template_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

export const variations = pgTable(
  'variations',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    position: integer('position').notNull(),
    price: money('price').notNull(),
    discountPrice: money('discount_price'),
    image: text('image'),
    /** Values by the attribute group's name. */
    attributes: jsonb('attributes').$type<Record<string, string>>().notNull().default({}),
    sku: text('sku').notNull().default(''),
    barcode: text('barcode').notNull().default(''),
    cost: money('cost'),
    stock: integer('stock'),
    /** Grams; null for the product's. */
    weight: integer('weight'),
    lowestPrice: money('lowest_price'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

export const categories = pgTable(
  'categories',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    image: text('image'),
    description: text('description').notNull().default(''),
    seoTitle: text('seo_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    parentId: uuid('parent_id'),
    position: integer('position').notNull().default(0),
    rule: jsonb('rule').$type<StoredRule>(),
    templateId: uuid('template_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

export const productCategories = pgTable(
  'product_categories',
  {
    storeId: storeId(),
    productId: uuid('product_id').notNull(),
    categoryId: uuid('category_id').notNull(),
    /** Products without a position follow those with one. */
    position: integer('position'),
    /** Copied from the product by a trigger. */
    shown: boolean('shown').notNull().default(false),
    available: boolean('available').notNull().default(false),
    paid: money('paid').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.productId, table.categoryId] })],
)
