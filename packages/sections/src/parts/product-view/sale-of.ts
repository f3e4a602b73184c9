import { maxQuantity } from '@vitrine/commerce/cart/cart.ts'
import { fromPrice } from '@vitrine/commerce/catalogue/from-price.ts'
import { pricedBy, salePrice } from '@vitrine/commerce/catalogue/sale-price.ts'
import { resolveVariation, type Choice } from '@vitrine/commerce/catalogue/variation.ts'
import type { Product } from '@vitrine/contract/catalogue/product.ts'

type Variation = Product['variations'][number]

/** Returns what is for sale by the values that a shopper has chosen. */
export function saleOf(product: Product, chosen: Choice) {
  const resolved = resolveVariation(product.attributeGroups, product.variations, chosen)
  const variation = product.variations.length ? resolved : undefined
  const from = variation ? null : fromPrice(product)
  // Without a choice, the first variation sets the price, unless prices differ.
  const priceOf = variation ?? (from === null ? product.variations[0] : undefined)
  return {
    variation,
    isInStock: (variation ?? product).stockStatus && product.stockStatus,
    isUndecided: product.variations.length > 0 && !variation,
    from,
    priced: pricedBy(product, priceOf),
    lowest: (priceOf?.price ? priceOf : product).lowestPrice,
    available: availableOf(product, variation),
  }
}

/** Returns the maximum quantity; `maxQuantity` until a variation is chosen. */
function availableOf(product: Product, variation: Variation | undefined): number {
  if (!product.trackStock || (product.variations.length && !variation)) return maxQuantity
  return (variation ? variation.stock : product.stock) ?? maxQuantity
}

export function lineOf(product: Product, variation: Variation | undefined, chosen: Choice) {
  return {
    productId: product.id,
    variationId: variation?.id ?? null,
    name: product.name,
    price: salePrice(pricedBy(product, variation)),
    productImage: variation?.image ?? product.productImage,
    selectedAttributes: { ...chosen },
  }
}
