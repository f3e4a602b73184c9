import { maxQuantity } from '@vitrine/commerce/cart.ts'
import { maxMinor } from '@vitrine/commerce/money.ts'
import { totals } from '@vitrine/commerce/totals.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { invalidInput } from '../platform/api/refusal.ts'
import { mergeLines, type WantedLine } from './merge-lines.ts'
import { priceLine, type PricedLine } from './price-line.ts'
import { findTerms, listProductsForSale, listVariationsForSale, type Reading } from './queries.ts'
import { listShippingRates, type ShippingRate } from './shipping-rates.ts'

export interface CartToPrice {
  lines: readonly WantedLine[]
  shippingRateId?: string | undefined
}

/** What a cart costs here and now. Amounts are minor units of the store's currency. */
export interface PricedCart {
  currency: string
  lines: PricedLine[]
  shippingRates: ShippingRate[]
  shippingRate: ShippingRate
  subtotal: number
  discount: number
  shipping: number
  tax: number
  total: number
}

/**
 * Prices a cart from the database alone; nothing that the client says of money is read.
 * @param reading `lock` keeps the products as they are until the transaction ends.
 */
export async function priceCart(
  tx: StoreTransaction,
  cart: CartToPrice,
  reading: Reading,
): Promise<PricedCart> {
  const wanted = mergeLines(cart.lines)
  requireFewEnough(wanted)
  const [{ currency }, lines] = await Promise.all([findTerms(tx), priceLines(tx, wanted, reading)])
  const shippingRates = listShippingRates()
  const shippingRate = requireRate(shippingRates, cart.shippingRateId)
  const { subtotal, shipping, tax, total } = totals(lines, shippingRate.price)
  if (total > maxMinor) throw invalidInput('lines', 'This is more than one order can hold.')
  return {
    currency,
    lines,
    shippingRates,
    shippingRate,
    subtotal,
    discount: 0,
    shipping,
    tax,
    total,
  }
}

// Products before variations, each by id: baskets that share products take their locks in one
// order and cannot wait for each other in a circle. A connection runs its queries as they are sent.
async function priceLines(tx: StoreTransaction, wanted: readonly WantedLine[], reading: Reading) {
  const [products, variations] = await Promise.all([
    listProductsForSale(tx, distinct(wanted, 'productId'), reading),
    listVariationsForSale(tx, distinct(wanted, 'variationId'), reading),
  ])
  const productById = new Map(products.map((product) => [product.id, product]))
  const variationById = new Map(variations.map((variation) => [variation.id, variation]))
  return wanted.map((line) =>
    priceLine(line, productById.get(line.productId), variationById.get(line.variationId ?? '')),
  )
}

function distinct(lines: readonly WantedLine[], field: 'productId' | 'variationId'): string[] {
  return [...new Set(lines.map((line) => line[field]).filter((id) => id !== null))]
}

function requireFewEnough(lines: readonly WantedLine[]) {
  const index = lines.findIndex((line) => line.quantity > maxQuantity)
  if (index < 0) return
  throw invalidInput(`lines.${index}.quantity`, `At most ${maxQuantity} of one product.`)
}

function requireRate(rates: readonly ShippingRate[], id: string | undefined): ShippingRate {
  const rate = id === undefined ? rates[0] : rates.find((each) => each.id === id)
  if (!rate) throw invalidInput('shippingRateId', 'This way of shipping is not offered.')
  return rate
}
