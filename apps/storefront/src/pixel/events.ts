import { cartCount, cartTotal, type CartLine } from '@vitrine/commerce/cart/cart.ts'
import { salePrice } from '@vitrine/commerce/catalogue/sale-price.ts'
import type { ShopperOrder } from '@vitrine/contract/sales/checkout.ts'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import type { NewLine } from '../cart/cart-store.ts'

/** Uses product ids everywhere, so that Meta can match views to purchases. */
const contentType = 'product'

type Viewed = Pick<Product, 'id' | 'name' | 'slug' | 'price' | 'discountPrice'>

/** Builds Meta's event fields; amounts are decimals in major units. */
export function viewContent(product: Viewed, currency: string) {
  return {
    content_ids: [product.id],
    content_name: product.name,
    content_type: contentType,
    contents: [{ id: product.id, quantity: 1 }],
    value: salePrice(product),
    currency,
    slug: product.slug,
  }
}

export function addToCart(line: NewLine, quantity: number, currency: string) {
  return {
    content_ids: [line.productId],
    content_name: line.name,
    content_type: contentType,
    contents: [{ id: line.productId, quantity }],
    value: cartTotal([{ ...line, quantity }]),
    currency,
    quantity,
  }
}

export function initiateCheckout(lines: readonly CartLine[], currency: string) {
  return {
    ...contentsOf(lines),
    value: cartTotal(lines),
    currency,
    num_items: cartCount(lines),
  }
}

export function purchase({ lines, total, currency }: ShopperOrder) {
  return {
    ...contentsOf(lines),
    value: total,
    currency,
    num_items: lines.reduce((count, { quantity }) => count + quantity, 0),
  }
}

function contentsOf(lines: readonly { productId: string; quantity: number }[]) {
  return {
    content_ids: [...new Set(lines.map(({ productId }) => productId))],
    content_type: contentType,
    contents: lines.map(({ productId, quantity }) => ({ id: productId, quantity })),
  }
}
