import type { Product } from '@vitrine/contract/catalogue/product.ts'
import { type Amount, measureOf, type ProductValues } from '../form/product-values.ts'
import { inertHtml } from '../../../platform/rich-text/inert-html.ts'

export function previewedProduct(values: ProductValues, storeId: string): Product {
  const { trackStock, stockStatus } = values
  const isAvailable = (stock: Amount, unlimited: boolean) =>
    trackStock ? (stock === '' ? unlimited : stock > 0) : stockStatus
  const { cost: _c, lowStockAt: _l, templateId: _t, ...shown } = values
  const variations = values.variations.map(({ cost: _c, ...variation }, index) => ({
    ...variation,
    ...pricesOf(variation),
    id: variation.id ?? String(index),
    image: variation.image || null,
    stock: variation.stock === '' ? null : variation.stock,
    weight: variation.weight === '' ? null : variation.weight,
    stockStatus: isAvailable(variation.stock, true),
    lowestPrice: null,
  }))
  return {
    ...shown,
    ...pricesOf(values),
    id: 'preview',
    storeId,
    name: values.name || 'The name of the product',
    description: inertHtml(values.description),
    productImage: values.productImage || null,
    galleryImages: values.galleryImages.filter(Boolean),
    attributeGroups: values.attributeGroups.filter((group) => group.name && group.values.length),
    variations,
    stock: Number(values.stock),
    stockStatus: variations.length
      ? variations.some((each) => each.stockStatus)
      : isAvailable(values.stock, false),
    unitMeasure: measureOf(values.unitMeasure),
    weight: values.weight === '' ? null : values.weight,
    rating: null,
    lowestPrice: null,
    createdAt: '',
    updatedAt: '',
  }
}

function pricesOf({ price, discountPrice }: { price: Amount; discountPrice: Amount }) {
  const isReduced = discountPrice !== '' && discountPrice > 0 && discountPrice < Number(price)
  return { price: Number(price), discountPrice: isReduced ? discountPrice : null }
}
