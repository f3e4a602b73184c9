import type { MeasureUnit, UnitReference } from '@vitrine/commerce/catalogue/unit-price.ts'
import { slugFrom } from '@vitrine/commerce/text/slug.ts'
import type {
  AttributeGroup,
  OwnedProduct,
  ProductInput,
} from '@vitrine/contract/catalogue/product.ts'

/** '' for an empty field. */
export type Amount = number | ''

export interface VariationValues {
  id?: string
  attributes: Record<string, string>
  price: Amount
  discountPrice: Amount
  image: string
  sku: string
  barcode: string
  cost: Amount
  stock: Amount
  /** Grams; '' for the product's. */
  weight: Amount
}

export interface ProductValues {
  name: string
  slug: string
  /** HTML. */
  description: string
  price: Amount
  discountPrice: Amount
  productImage: string
  galleryImages: string[]
  imageAlts: Record<string, string>
  attributeGroups: AttributeGroup[]
  variations: VariationValues[]
  trackStock: boolean
  stock: Amount
  stockStatus: boolean
  sku: string
  vendor: string
  productType: string
  barcode: string
  mpn: string
  condition: OwnedProduct['condition']
  unitMeasure: { amount: Amount; unit: MeasureUnit; per: UnitReference }
  cost: Amount
  /** '' for the shop's. */
  lowStockAt: Amount
  weight: Amount
  categoryIds: string[]
  tags: string[]
  featured: boolean
  status: OwnedProduct['status']
  /** '' for the default one. */
  templateId: string
  seoTitle: string
  metaDescription: string
}

export const newProduct: ProductValues = {
  name: '',
  slug: '',
  description: '',
  price: '',
  discountPrice: '',
  productImage: '',
  galleryImages: [],
  imageAlts: {},
  attributeGroups: [],
  variations: [],
  trackStock: false,
  stock: '',
  stockStatus: true,
  sku: '',
  vendor: '',
  productType: '',
  barcode: '',
  mpn: '',
  condition: 'new',
  unitMeasure: { amount: '', unit: 'g', per: '100 g' },
  cost: '',
  lowStockAt: '',
  weight: '',
  categoryIds: [],
  tags: [],
  featured: false,
  status: 'active',
  templateId: '',
  seoTitle: '',
  metaDescription: '',
}

export function valuesOf(product: OwnedProduct): ProductValues {
  const { id: _i, storeId: _s, rating: _r, category: _k, lowestPrice: _l, ...rest } = product
  const { createdAt: _c, updatedAt: _u, ...fields } = rest
  return {
    ...fields,
    discountPrice: product.discountPrice || '',
    productImage: product.productImage ?? '',
    unitMeasure: product.unitMeasure ?? newProduct.unitMeasure,
    cost: product.cost ?? '',
    lowStockAt: product.lowStockAt ?? '',
    weight: product.weight ?? '',
    templateId: product.templateId ?? '',
    variations: product.variations.map(({ stockStatus: _s, lowestPrice: _l, ...variation }) => ({
      ...variation,
      attributes: inOrderOf(product.attributeGroups, variation.attributes),
      price: variation.price || '',
      discountPrice: variation.discountPrice || '',
      image: variation.image ?? '',
      cost: variation.cost ?? '',
      stock: variation.stock ?? '',
      weight: variation.weight ?? '',
    })),
  }
}

export function inputOf(values: ProductValues, storeId: string): ProductInput {
  const { slug, ...fields } = values
  return {
    ...fields,
    storeId,
    ...(slug.trim() && { slug: slugFrom(slug, 'product') }),
    price: Number(fields.price),
    discountPrice: amountOrNull(fields.discountPrice),
    productImage: fields.productImage || null,
    galleryImages: fields.galleryImages.filter(Boolean),
    imageAlts: altsOf(values),
    stock: Number(fields.stock),
    unitMeasure: measureOf(fields.unitMeasure),
    cost: amountOrNull(fields.cost),
    lowStockAt: amountOrNull(fields.lowStockAt),
    weight: amountOrNull(fields.weight),
    templateId: fields.templateId || null,
    variations: values.variations.map((variation) => ({
      ...variation,
      price: Number(variation.price),
      discountPrice: amountOrNull(variation.discountPrice),
      image: variation.image || null,
      cost: amountOrNull(variation.cost),
      stock: values.trackStock ? Number(variation.stock) : amountOrNull(variation.stock),
      weight: amountOrNull(variation.weight),
    })),
  }
}

/** Sorts attributes by group; the database does not preserve the order of names. */
export function inOrderOf(groups: readonly AttributeGroup[], attributes: Record<string, string>) {
  return Object.fromEntries(groups.map(({ name }) => [name, attributes[name] ?? '']))
}

/** Sends the stock the form began with, so that sales in the meantime are not undone. */
export function updateOf(values: ProductValues, seen: OwnedProduct) {
  const { variations = [], ...input } = inputOf(values, seen.storeId)
  const stocks = new Map(seen.variations.map(({ id, stock }) => [id, stock]))
  return {
    ...input,
    id: seen.id,
    updatedAt: seen.updatedAt,
    stockSeen: seen.stock,
    variations: variations.map((each) => ({ ...each, stockSeen: stocks.get(each.id ?? '') })),
  }
}

/** Drops alt texts of removed images, which the server refuses. */
function altsOf({ imageAlts, productImage, galleryImages }: ProductValues) {
  const pictures = new Set([productImage, ...galleryImages].filter(Boolean))
  return Object.fromEntries(Object.entries(imageAlts).filter(([url]) => pictures.has(url)))
}

export function measureOf({ amount, ...measure }: ProductValues['unitMeasure']) {
  return amount === '' ? null : { ...measure, amount }
}

function amountOrNull(amount: Amount): number | null {
  return amount === '' ? null : amount
}
