import { createHash } from 'node:crypto'
import type { DiscountProblem } from '@vitrine/commerce/pricing/apply-discounts.ts'
import { toDecimal } from '@vitrine/commerce/money/money.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { amountsView } from './amounts-view.ts'
import { methodView } from './method-view.ts'
import {
  type CartToPrice,
  type CostedLine,
  type OrderedCart,
  priceCart,
  type PricedCart,
} from './price-cart.ts'

export async function quoteCart(
  tx: StoreTransaction,
  cart: CartToPrice,
  now: Date,
): Promise<Quote> {
  return quoteOf(await priceCart(tx, cart, { reading: 'read', now }))
}

/** Converts to major units and adds the hash of what was priced. */
export function quoteOf(
  cart: PricedCart,
  discountProblem: DiscountProblem | null = cart.discountProblem,
): Quote {
  const decimal = (minor: number) => toDecimal(minor, cart.currency)
  return {
    currency: cart.currency,
    lines: cart.lines.map((line) => lineView(line, decimal)),
    shippingRates: cart.shippingRates.map((rate) => ({ ...rate, price: decimal(rate.price) })),
    shippingRateId: cart.shippingRate?.id ?? null,
    shippingProblem: cart.shippingProblem,
    paymentMethods: cart.paymentMethods.map((method) => methodView(method, cart.currency)),
    paymentMethod: cart.paymentMethod?.id ?? null,
    ...amountsView({ ...cart, discounts: storedDiscounts(cart) }),
    discountProblem,
    discountMinimum: cart.discountMinimum === null ? null : decimal(cart.discountMinimum),
    quoteHash: quoteHash(cart),
  }
}

export function storedDiscounts({ discounts }: Pick<PricedCart, 'discounts'>) {
  return discounts.map(({ discount: { id, title, code, offer }, amount }) => ({
    id,
    title,
    code,
    amount,
    freeShipping: offer.kind === 'free_shipping',
  }))
}

function lineView(line: CostedLine, decimal: (minor: number) => number): Quote['lines'][number] {
  const { productId, variationId, quantity, name, slug, image, options, problem, available } = line
  const shown = { productId, variationId, quantity, name, slug, image, options, problem, available }
  const { unitPrice, total, discount } = line
  return {
    ...shown,
    unitPrice: decimal(unitPrice),
    total: decimal(total),
    discount: decimal(discount),
  }
}

/**
 * Changes whenever the shopper has to agree again. Excludes availability, which matters only once
 * it is insufficient; then the line has a problem.
 */
export function quoteHash(cart: OrderedCart): string {
  const lines = cart.lines
    .map((line) => [
      line.productId,
      line.variationId,
      line.quantity,
      line.unitPrice,
      line.total,
      line.discount,
      line.tax,
      line.problem,
    ])
    .toSorted((a, b) => (String(a) < String(b) ? -1 : 1))
  const { currency, shippingRate, subtotal, discount, shipping, paymentFee, tax, total } = cart
  const taxes = cart.taxes.map(({ name, rate, amount }) => [name, rate, amount])
  const discounts = cart.discounts.map(({ discount: { id }, amount }) => [id, amount])
  const amounts = [subtotal, discount, discounts, shipping, paymentFee, tax, taxes, total]
  const terms = [currency, cart.taxIncluded, shippingRate?.id, shippingRate?.name]
  const priced = [terms, lines, amounts]
  return createHash('sha256').update(JSON.stringify(priced)).digest('base64url')
}
