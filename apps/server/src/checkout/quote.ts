import { createHash } from 'node:crypto'
import { toDecimal } from '@vitrine/commerce/money.ts'
import type { Quote } from '@vitrine/contract/checkout.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { PricedLine } from './price-line.ts'
import { priceCart, type CartToPrice, type PricedCart } from './price-cart.ts'

export async function quoteCart(tx: StoreTransaction, cart: CartToPrice): Promise<Quote> {
  return quoteOf(await priceCart(tx, cart, 'read'))
}

/** The cart as the wire has it: decimal major units, and a hash that names what was priced. */
export function quoteOf(cart: PricedCart): Quote {
  const decimal = (minor: number) => toDecimal(minor, cart.currency)
  return {
    currency: cart.currency,
    lines: cart.lines.map((line) => lineView(line, decimal)),
    shippingRates: cart.shippingRates.map((rate) => ({ ...rate, price: decimal(rate.price) })),
    shippingRateId: cart.shippingRate.id,
    subtotal: decimal(cart.subtotal),
    discount: decimal(cart.discount),
    shipping: decimal(cart.shipping),
    tax: decimal(cart.tax),
    total: decimal(cart.total),
    quoteHash: quoteHash(cart),
  }
}

function lineView(line: PricedLine, decimal: (minor: number) => number): Quote['lines'][number] {
  const { counted: _counted, sku: _sku, ...shown } = line
  return { ...shown, unitPrice: decimal(line.unitPrice), total: decimal(line.total) }
}

/**
 * Changes with whatever the shopper would have to agree to again. How many are left is not among
 * it: a neighbour's purchase matters only once there are too few, and then the line has a problem.
 */
export function quoteHash(cart: PricedCart): string {
  const lines = cart.lines
    .map((line) => [
      line.productId,
      line.variationId,
      line.quantity,
      line.unitPrice,
      line.total,
      line.problem,
    ])
    .toSorted((a, b) => (String(a) < String(b) ? -1 : 1))
  const { currency, shippingRate, subtotal, discount, shipping, tax, total } = cart
  const priced = [currency, lines, shippingRate.id, subtotal, discount, shipping, tax, total]
  return createHash('sha256').update(JSON.stringify(priced)).digest('base64url')
}
