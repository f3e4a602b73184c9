import { fits, measureUnits, unitReferences } from '@vitrine/commerce/catalogue/unit-price.ts'
import { z } from 'zod'
import { id, imageUrl, price, slug, timestamp } from '../call/values.ts'
import { maxLowStockAt } from '../shop/store.ts'

export const productStatus = z.enum(['active', 'draft', 'archived'])

export const maxVariations = 2000
export const maxTags = 50

const discountPrice = price.nullable().default(null)
export const stock = z.number().int().min(0).max(1_000_000_000)
/**
 * The stock that was shown when `stock` was entered. With it, only the difference is applied, so
 * that sales in the meantime stay subtracted.
 */
const stockSeen = stock.nullish()
/** Lowest price of the thirty days before the discount began. */
const lowestPrice = price.nullable().default(null)
/** Commas separate tags in text. */
export const tag = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^,]*$/, 'A tag cannot contain a comma.')
const sku = z.string().trim().max(80)
/** A GTIN, EAN, UPC or ISBN, or the owner's own code. */
const barcode = z.string().trim().max(80)
/** Purchase price, visible to the owner only. */
const cost = price.nullable().default(null)
/** At this stock or below it the product is low; null stands for the store's limit. */
const lowStockAt = z.number().int().min(0).max(maxLowStockAt).nullable().default(null)
/** Grams, whatever unit the dashboard shows. */
const weight = z.number().int().min(0).max(10_000_000).nullable().default(null)

/** The template of its page; null for the default one of the store. */
export const templateId = id.nullable()

/** Manufacturer part number. */
const mpn = z.string().trim().max(70)

const productConditions = ['new', 'refurbished', 'used'] as const

/** How much the product contains, and for which amount its unit price is shown. */
const unitMeasure = z
  .strictObject({
    amount: z.number().gt(0).max(10_000_000),
    unit: z.enum(measureUnits),
    per: z.enum(unitReferences),
  })
  .refine(({ unit, per }) => fits(unit, per), 'Choose units of the same kind, such as g and kg.')

const tradeFields = {
  mpn: mpn.default(''),
  condition: z.enum(productConditions).default('new'),
  unitMeasure: unitMeasure.nullable().default(null),
}

export const attributeGroup = z.strictObject({
  name: z.string().trim().min(1).max(60),
  type: z.enum(['select', 'color', 'buttons']),
  values: z
    .array(
      z.strictObject({
        value: z.string().trim().min(1).max(60),
        swatch: z
          .string()
          .regex(/^#[0-9a-fA-F]{6}$/)
          .optional(),
      }),
    )
    .min(1)
    .max(100),
})
export type AttributeGroup = z.infer<typeof attributeGroup>

const variationFields = {
  price,
  discountPrice,
  image: imageUrl.nullable().default(null),
  attributes: z.record(z.string().max(60), z.string().max(60)),
  sku: sku.default(''),
  barcode: barcode.default(''),
  stock: stock.nullable().default(null),
  /** Null if it weighs as much as the product. */
  weight,
}
/** `id` updates a saved variation; without it a new one is created. */
const variationInput = z.strictObject({ id: id.optional(), ...variationFields, cost, stockSeen })
export const variation = z.object({
  id,
  ...variationFields,
  stockStatus: z.boolean(),
  lowestPrice,
})
export type Variation = z.infer<typeof variation>
const ownedVariation = variation.extend({ cost })
export type OwnedVariation = z.infer<typeof ownedVariation>

const productFields = {
  name: z.string().trim().min(1).max(200),
  price,
  discountPrice,
  productImage: imageUrl.nullable().default(null),
  galleryImages: z.array(imageUrl).max(50).default([]),
  /** Alt texts by image address. */
  imageAlts: z.record(imageUrl, z.string().trim().max(300)).default({}),
  /** HTML, sanitized when saved. */
  description: z.string().max(100_000).default(''),
  seoTitle: z.string().max(200).default(''),
  metaDescription: z.string().max(500).default(''),
  status: productStatus.default('active'),
  featured: z.boolean().default(false),
  sku: sku.default(''),
  barcode: barcode.default(''),
  /** The brand for search engines. */
  vendor: z.string().trim().max(255).default(''),
  productType: z.string().trim().max(255).default(''),
  ...tradeFields,
  trackStock: z.boolean().default(false),
  stock: stock.default(0),
  /** Ignored if the stock is tracked. */
  stockStatus: z.boolean().default(true),
  weight,
  /** Categories chosen by the owner; those with a rule are not listed. */
  categoryIds: z.array(id).max(100).default([]),
  tags: z.array(tag).max(maxTags, `A product can have at most ${maxTags} tags.`).default([]),
  attributeGroups: z.array(attributeGroup).max(10).default([]),
}

export const productInput = z.strictObject({
  storeId: id,
  slug: slug.optional(),
  ...productFields,
  cost,
  lowStockAt,
  /** Undefined leaves it unchanged. */
  templateId: templateId.optional(),
  stockSeen,
  variations: z
    .array(variationInput)
    .max(maxVariations, 'A product can have at most 2,000 variations.')
    .default([]),
})
export type ProductInput = z.input<typeof productInput>

export const product = z.object({
  id,
  storeId: id,
  slug: z.string(),
  ...productFields,
  lowestPrice,
  rating: z.number().min(0).max(5).nullable(),
  variations: z.array(variation),
  /** For breadcrumbs; prefers a subcategory. */
  category: z.object({ name: z.string(), slug: z.string() }).nullish(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Product = z.infer<typeof product>

export const ownedProduct = product.extend({
  cost,
  lowStockAt,
  templateId,
  variations: z.array(ownedVariation),
})
export type OwnedProduct = z.infer<typeof ownedProduct>

export const productCard = product
  .pick({
    id: true,
    slug: true,
    name: true,
    productImage: true,
    price: true,
    discountPrice: true,
    lowestPrice: true,
    rating: true,
    stockStatus: true,
  })
  .extend({
    /** True if a variation has to be chosen before buying. */
    hasVariations: z.boolean(),
    /** Null if all variations cost the same. */
    fromPrice: price.nullable(),
  })
export type ProductCard = z.infer<typeof productCard>

export const productRow = product
  .pick({
    id: true,
    slug: true,
    name: true,
    productImage: true,
    price: true,
    discountPrice: true,
    sku: true,
    status: true,
    featured: true,
    trackStock: true,
    stock: true,
    stockStatus: true,
    updatedAt: true,
  })
  .extend({
    variationCount: z.number().int(),
    categories: z.array(z.string()),
    /** In stock, while the product or one of its variations is at its limit or below. */
    lowStock: z.boolean(),
  })
export type ProductRow = z.infer<typeof productRow>

/** `low` is in stock, too. */
export const stockLevel = z.enum(['in', 'low', 'out'])

export const productSort = z.enum(['newest', 'name', 'price', 'price-desc'])
