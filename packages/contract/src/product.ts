import { z } from 'zod'
import { id, imageUrl, price, slug, timestamp } from './values.ts'

export const productStatus = z.enum(['active', 'draft', 'archived'])

export const mostVariations = 2000
export const mostTags = 50

const discountPrice = price.nullable().default(null)
export const stock = z.number().int().min(0).max(1_000_000_000)
/**
 * The stock that was shown where `stock` was typed. With it, what was sold in the meantime stays
 * sold: the stored stock changes by the difference of the two.
 */
const stockSeen = stock.nullish()
/** In force before the discount began: the lowest price of the thirty days before it. */
const lowestPrice = price.nullable().default(null)
/** A comma divides tags wherever several stand in one text. */
export const tag = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^,]*$/, 'A tag cannot contain a comma.')
const sku = z.string().trim().max(80)
/** A GTIN, EAN, UPC or ISBN, or a code of the owner's own. */
const barcode = z.string().trim().max(80)
/** What the owner pays for one; the owner alone sees it. */
const cost = price.nullable().default(null)

export const attributeGroup = z.strictObject({
  name: z.string().trim().min(1).max(60),
  type: z.enum(['select', 'color', 'buttons']),
  values: z
    .array(
      z.strictObject({
        value: z.string().trim().min(1).max(60),
        /** The swatch of a colour, as a CSS hex colour. */
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
  /** One value by the name of each attribute group. */
  attributes: z.record(z.string().max(60), z.string().max(60)),
  sku: sku.default(''),
  barcode: barcode.default(''),
  stock: stock.nullable().default(null),
}
/** `id` keeps a saved variation; without it a new one is made. */
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
  /** What a picture shows, in words, by its address. */
  imageAlts: z.record(imageUrl, z.string().trim().max(300)).default({}),
  /** HTML; cleaned when it is written. */
  description: z.string().max(100_000).default(''),
  seoTitle: z.string().max(200).default(''),
  metaDescription: z.string().max(500).default(''),
  status: productStatus.default('active'),
  featured: z.boolean().default(false),
  sku: sku.default(''),
  barcode: barcode.default(''),
  /** Who makes it: its brand for search engines. */
  vendor: z.string().trim().max(255).default(''),
  productType: z.string().trim().max(255).default(''),
  trackStock: z.boolean().default(false),
  stock: stock.default(0),
  /** Derived from the stock when that is tracked. */
  stockStatus: z.boolean().default(true),
  /** In grams, whatever unit the dashboard shows it in. */
  weight: z.number().int().min(0).max(10_000_000).nullable().default(null),
  /** Those that the owner has put it in; a category with a rule takes it by itself. */
  categoryIds: z.array(id).max(100).default([]),
  tags: z.array(tag).max(mostTags, `A product can have at most ${mostTags} tags.`).default([]),
  attributeGroups: z.array(attributeGroup).max(10).default([]),
}

export const productInput = z.strictObject({
  storeId: id,
  slug: slug.optional(),
  ...productFields,
  cost,
  stockSeen,
  variations: z
    .array(variationInput)
    .max(mostVariations, 'A product can have at most 2,000 variations.')
    .default([]),
})
export type ProductInput = z.input<typeof productInput>

/** A product as shoppers may see it. */
export const product = z.object({
  id,
  storeId: id,
  slug: z.string(),
  ...productFields,
  lowestPrice,
  rating: z.number().min(0).max(5).nullable(),
  variations: z.array(variation),
  /** The category that leads to it: one within another before one at the top. */
  category: z.object({ name: z.string(), slug: z.string() }).nullish(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Product = z.infer<typeof product>

/** A product as its owner sees it. */
export const ownedProduct = product.extend({ cost, variations: z.array(ownedVariation) })
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
    /** True when a variation has to be chosen before the product can be bought. */
    hasVariations: z.boolean(),
    /** What the cheapest variation costs, where they differ. */
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
  .extend({ variationCount: z.number().int(), categories: z.array(z.string()) })
export type ProductRow = z.infer<typeof productRow>

export const productSort = z.enum(['newest', 'name', 'price', 'price-desc'])
