import type { AttributeGroup, Product, ProductInput } from '@vitrine/contract/product.ts'
import { descriptionFromText, textOfDescription } from '../description.ts'

/** An emptied number field holds ''. */
export type Amount = number | ''

export interface VariationValues {
  id?: string
  attributes: Record<string, string>
  price: Amount
  discountPrice: Amount
  image: string
  sku: string
  stock: Amount
}

export interface ProductValues {
  name: string
  slug: string
  description: string
  descriptionIsHtml: boolean
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
  weight: Amount
  categoryIds: string[]
  featured: boolean
  status: Product['status']
  seoTitle: string
  metaDescription: string
}

export const newProduct: ProductValues = {
  name: '',
  slug: '',
  description: '',
  descriptionIsHtml: false,
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
  weight: '',
  categoryIds: [],
  featured: false,
  status: 'active',
  seoTitle: '',
  metaDescription: '',
}

export function valuesOf(product: Product): ProductValues {
  const text = textOfDescription(product.description)
  const { id: _i, storeId: _s, rating: _r, category: _k, lowestPrice: _l, ...rest } = product
  const { createdAt: _c, updatedAt: _u, ...fields } = rest
  return {
    ...fields,
    description: text ?? product.description,
    descriptionIsHtml: text === undefined,
    discountPrice: product.discountPrice || '',
    productImage: product.productImage ?? '',
    weight: product.weight ?? '',
    variations: product.variations.map(({ stockStatus: _s, lowestPrice: _l, ...variation }) => ({
      ...variation,
      price: variation.price || '',
      discountPrice: variation.discountPrice || '',
      image: variation.image ?? '',
      stock: variation.stock ?? '',
    })),
  }
}

export function inputOf(values: ProductValues, storeId: string): ProductInput {
  const { descriptionIsHtml, slug, ...fields } = values
  return {
    ...fields,
    storeId,
    ...(slug && { slug }),
    description: descriptionIsHtml ? fields.description : descriptionFromText(fields.description),
    price: Number(fields.price),
    discountPrice: amountOrNull(fields.discountPrice),
    productImage: fields.productImage || null,
    galleryImages: fields.galleryImages.filter(Boolean),
    stock: Number(fields.stock),
    weight: amountOrNull(fields.weight),
    variations: values.variations.map((variation) => ({
      ...variation,
      price: Number(variation.price),
      discountPrice: amountOrNull(variation.discountPrice),
      image: variation.image || null,
      stock: values.trackStock ? Number(variation.stock) : amountOrNull(variation.stock),
    })),
  }
}

function amountOrNull(amount: Amount): number | null {
  return amount === '' ? null : amount
}
