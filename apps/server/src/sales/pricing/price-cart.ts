import {
  applyDiscounts,
  type AppliedDiscount,
  type Discounted,
  type DiscountProblem,
} from '@vitrine/commerce/pricing/apply-discounts.ts'
import { maxQuantity } from '@vitrine/commerce/cart/cart.ts'
import { maxMinor } from '@vitrine/commerce/money/money.ts'
import {
  defaultPayments,
  offeredMethods,
  type PaymentMethod,
  type PaymentSettings,
} from '@vitrine/commerce/settings/payment-methods.ts'
import {
  defaultShipping,
  freeCheapest,
  offeredRates,
  type OfferedRate,
} from '@vitrine/commerce/shipping/shipping.ts'
import { type Address, zoneFor } from '@vitrine/commerce/shipping/shipping-zone.ts'
import { defaultTaxes, type TaxAmount, taxRatesFor } from '@vitrine/commerce/pricing/tax.ts'
import { totals } from '@vitrine/commerce/pricing/totals.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { invalidInput } from '../../platform/refusal.ts'
import { findDiscounts } from './find-discounts.ts'
import { mergeLines, type RequestedLine } from './merge-lines.ts'
import { listReserved, reservedOf } from './reservations.ts'
import { priceLine, type PricedLine } from './price-line.ts'
import {
  findTerms,
  listProductsForSale,
  listVariationsForSale,
  type Reading,
  type StoreTerms,
} from './queries.ts'

export interface CartToPrice {
  lines: readonly RequestedLine[]
  /** Default: the store's own country. */
  country?: string | undefined
  region?: string | undefined
  postcode?: string | undefined
  shippingRateId?: string | undefined
  discountCode?: string | undefined
  paymentMethod?: string | undefined
  /** The shopper's own checkout, whose reservation counts as available. */
  checkoutId?: string | undefined
}

export interface CostedLine extends PricedLine {
  discount: number
  tax: number
  taxes: TaxAmount[]
}

export interface PricedCart {
  currency: string
  lines: CostedLine[]
  shippingRates: OfferedRate[]
  shippingRate: OfferedRate | null
  shippingProblem: Quote['shippingProblem']
  discounts: AppliedDiscount[]
  discountProblem: DiscountProblem | null
  discountMinimum: number | null
  paymentMethods: PaymentMethod[]
  paymentMethod: PaymentMethod | null
  paymentProblem: 'not_offered' | 'unknown' | null
  subtotal: number
  discount: number
  shipping: number
  shippingTax: number
  paymentFee: number
  tax: number
  taxIncluded: boolean
  taxes: TaxAmount[]
  total: number
}

export type OrderedCart = Omit<
  PricedCart,
  | 'shippingRates'
  | 'shippingProblem'
  | 'discountProblem'
  | 'discountMinimum'
  | 'paymentMethods'
  | 'paymentMethod'
  | 'paymentProblem'
>

export function orderedCart(cart: PricedCart): OrderedCart {
  const { shippingRates: _r, shippingProblem: _s, ...priced } = cart
  const { discountProblem: _d, discountMinimum: _n, ...rest } = priced
  const { paymentMethods: _ms, paymentMethod: _m, paymentProblem: _p, ...ordered } = rest
  return ordered
}

export interface Pricing {
  /** `lock` locks the products until the transaction ends. */
  reading: Reading
  now: Date
}

/** Prices a cart from the database alone; ignores all amounts of the client. */
export async function priceCart(
  tx: StoreTransaction,
  cart: CartToPrice,
  { reading, now, terms: known }: Pricing & { terms?: Promise<StoreTerms> },
): Promise<PricedCart> {
  const requested = mergeLines(cart.lines)
  requireFewEnough(requested)
  const [terms, discounts, lines] = await Promise.all([
    known ?? findTerms(tx),
    findDiscounts(tx, cart.discountCode),
    priceLines(tx, requested, { reading, now, own: cart.checkoutId }),
  ])
  const discounted = applyDiscounts(discounts, lines, now)
  const address = addressOf(cart, terms)
  const shippingRates = ratesFor(address, terms, { lines, discounted })
  const shippingRate =
    shippingRates.find(({ id }) => id === cart.shippingRateId) ?? shippingRates[0] ?? null
  const parts = { lines, shippingRate, taken: discounted.lines }
  return {
    currency: terms.currency,
    shippingRates,
    shippingRate,
    shippingProblem: shippingRate ? null : shippingProblem(address, terms),
    discounts: discounted.applied,
    discountProblem: discounted.problem,
    discountMinimum: discounted.minimum,
    ...withPayment(address, terms, { parts, requested: cart.paymentMethod }),
  }
}

export function addressOf(
  { country, region, postcode }: Pick<CartToPrice, 'country' | 'region' | 'postcode'>,
  terms: StoreTerms,
): Address {
  return { country: country ?? terms.country, region, postcode }
}

function shippingProblem(address: Address, { shipping }: StoreTerms) {
  return zoneFor((shipping ?? defaultShipping).zones, address) ? 'nothing_fits' : 'not_there'
}

export function ratesFor(
  address: Address,
  { shipping, country }: StoreTerms,
  {
    lines,
    discounted,
  }: { lines: PricedLine[]; discounted: Pick<Discounted, 'lines' | 'freeShipping'> },
): OfferedRate[] {
  const taken = sum(discounted.lines, (amount) => amount)
  const parcel = {
    subtotal: sum(lines, ({ total }) => total) - taken,
    weight: sum(lines, ({ weight, quantity }) => weight * quantity),
  }
  const rates = offeredRates(shipping ?? defaultShipping, address, parcel, country)
  return discounted.freeShipping ? freeCheapest(rates) : rates
}

export interface Parts {
  lines: PricedLine[]
  shippingRate: OfferedRate | null
  taken: number[]
  paymentFee?: number
}

/** Checks each method's limits without its fee, which would otherwise decide on itself. */
function withPayment(
  address: Address,
  terms: StoreTerms,
  { parts, requested }: { parts: Parts; requested: string | undefined },
) {
  const unpaid = costs(address, terms, parts)
  const payable = { total: unpaid.total, country: address.country, currency: terms.currency }
  const settings = terms.payments ?? defaultPayments
  const paymentMethods = offeredMethods(settings, payable)
  const chosen = paymentMethods.find(({ id }) => id === requested)
  const paymentMethod = chosen ?? paymentMethods[0] ?? null
  const fee = paymentMethod?.fee
  return {
    paymentMethods,
    paymentMethod,
    paymentProblem: chosen || requested === undefined ? null : problemOf(settings, requested),
    ...(fee ? costs(address, terms, { ...parts, paymentFee: fee }) : unpaid),
  }
}

function problemOf({ methods }: PaymentSettings, requested: string): PricedCart['paymentProblem'] {
  return methods.some(({ id }) => id === requested) ? 'not_offered' : 'unknown'
}

export function costs(
  address: Address,
  { country, taxes: settings }: StoreTerms,
  { lines, shippingRate, taken, paymentFee = 0 }: Parts,
) {
  const { pricesIncludeTax: taxIncluded, taxShipping, rates } = settings ?? defaultTaxes
  // Pickup is taxed at the store's location.
  const place = shippingRate?.pickup ? { country } : address
  const costed = totals(
    lines.map(({ unitPrice, quantity, categoryIds }, index) => ({
      unitPrice,
      quantity,
      discount: taken[index]!,
      rates: taxRatesFor({ rates }, place, categoryIds),
    })),
    { shipping: shippingRate?.price ?? 0, paymentFee, taxIncluded, taxShipping },
  )
  if (Math.max(costed.total, costed.subtotal) > maxMinor)
    throw invalidInput('lines', 'This is more than one order can contain.')
  const costedLines = lines.map((line, index) => {
    const { discount, tax, taxes } = costed.lines[index]!
    return { ...line, discount, tax, taxes }
  })
  return { ...costed, taxIncluded, lines: costedLines }
}

// Locks products before variations, each in id order, so that orders never deadlock. A connection
// runs its queries in the order in which they are sent.
export async function priceLines(
  tx: StoreTransaction,
  requested: readonly RequestedLine[],
  { reading, now, own }: Pricing & { own: string | undefined },
) {
  const ids = distinct(requested, 'productId')
  const [products, variations, reserved] = await Promise.all([
    listProductsForSale(tx, ids, reading),
    listVariationsForSale(tx, distinct(requested, 'variationId'), reading),
    listReserved(tx, ids, now, own),
  ])
  const productById = new Map(products.map((product) => [product.id, product]))
  const variationById = new Map(variations.map((variation) => [variation.id, variation]))
  return requested.map((line) =>
    priceLine(
      line,
      productById.get(line.productId),
      variationById.get(line.variationId ?? ''),
      reservedOf(reserved, line),
    ),
  )
}

function distinct(lines: readonly RequestedLine[], field: 'productId' | 'variationId'): string[] {
  return [...new Set(lines.map((line) => line[field]).filter((id) => id !== null))]
}

function requireFewEnough(lines: readonly RequestedLine[]) {
  const index = lines.findIndex((line) => line.quantity > maxQuantity)
  if (index < 0) return
  throw invalidInput(`lines.${index}.quantity`, `At most ${maxQuantity} of one product.`)
}

function sum<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0)
}
