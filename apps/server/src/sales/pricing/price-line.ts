import { pricedBy, salePrice } from '@vitrine/commerce/catalogue/sale-price.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import type { RequestedLine } from './merge-lines.ts'
import type { ProductForSale, VariationForSale } from './queries.ts'

export interface PricedLine extends RequestedLine {
  name: string
  slug: string
  image: string | null
  options: Record<string, string>
  sku: string
  unitPrice: number
  total: number
  problem: Quote['lines'][number]['problem']
  available: number | null
  counted: boolean
  /** Grams per piece; 0 if unknown. */
  weight: number
  categoryIds: string[]
  /** A custom line of a draft; its product id does not exist. */
  isCustom?: true
}

export function priceLine(
  requested: RequestedLine,
  product: ProductForSale | undefined,
  variation: VariationForSale | undefined,
  /** Pieces reserved for others who are paying. */
  reserved: number,
): PricedLine {
  if (product?.status !== 'active') return unavailable(requested)
  if (requested.variationId && variation?.productId !== product.id) return unavailable(requested)
  const unitPrice = salePrice(pricedBy(product, variation))
  const stock = countedStock(product, variation)
  const free = stock === null ? null : Math.max(stock - reserved, 0)
  const available = product.trackStock || product.inStock ? free : 0
  return {
    ...requested,
    name: product.name,
    slug: product.slug,
    image: variation?.image ?? product.image,
    options: variation?.attributes ?? {},
    sku: variation?.sku || product.sku,
    unitPrice,
    total: unitPrice * requested.quantity,
    problem: problemOf(requested, product, available),
    available,
    counted: stock !== null,
    weight: variation?.weight ?? product.weight ?? 0,
    categoryIds: product.categoryIds,
  }
}

function problemOf(requested: RequestedLine, product: ProductForSale, available: number | null) {
  if (product.hasVariations && !requested.variationId) return 'variation_required'
  if (available !== null && available < requested.quantity) return 'insufficient_stock'
  return null
}

/**
 * Returns the variation's stock, or the product's without variations. Null if the stock is not
 * counted.
 */
export function countedStock(product: ProductForSale, variation: VariationForSale | undefined) {
  if (!product.trackStock) return null
  return variation ? variation.stock : product.stock
}

// Drafts must look like deleted products, so name and price stay hidden.
function unavailable(requested: RequestedLine): PricedLine {
  return {
    ...requested,
    name: '',
    slug: '',
    image: null,
    options: {},
    sku: '',
    unitPrice: 0,
    total: 0,
    problem: 'unavailable',
    available: null,
    counted: false,
    weight: 0,
    categoryIds: [],
  }
}
