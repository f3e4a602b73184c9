import * as fc from 'fast-check'
import { applyDiscounts } from '../pricing/apply-discounts.ts'
import type { Discount, Offer } from '../pricing/discount.ts'
import { allocate, currencies, maxMinor, toDecimal, toMinor } from '../money/money.ts'
import {
  defaultShipping,
  freeCheapest,
  offeredRates,
  type ShippingRate,
} from '../shipping/shipping.ts'
import { type TaxRate, taxRatesFor } from '../pricing/tax.ts'
import { type Totals, totals } from '../pricing/totals.ts'

const productIds = ['sencha', 'oolong', 'pot', 'bowl']
const categoryIds = ['teas', 'ware', 'sale']
const now = new Date('2026-11-21T12:00:00Z')

const some = (of: string[]) => fc.subarray(of, { maxLength: 2 })
const price = fc.oneof(fc.nat(99), fc.nat(20_000), fc.nat(100_000_000))

const line = fc.record({
  productId: fc.constantFrom(...productIds),
  categoryIds: some(categoryIds),
  unitPrice: price,
  quantity: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 9999 })),
  weight: fc.nat(5000),
})

const scope = fc.record({ productIds: some(productIds), categoryIds: some(categoryIds) })
const rate = fc.oneof(fc.constantFrom(70_000, 190_000, 99_750, 88_750), fc.nat(300_000))
const share = fc.oneof(fc.constant(1_000_000), fc.integer({ min: 1, max: 1_000_000 }))
const few = fc.integer({ min: 1, max: 4 })

const offer: fc.Arbitrary<Offer> = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), amount: price }),
  fc.record({ kind: fc.constant('percent' as const), rate: share }),
  fc.record({ kind: fc.constant('free_shipping' as const) }),
  fc.record({
    kind: fc.constant('buy_x_get_y' as const),
    buy: few,
    get: few,
    rate: share,
    of: scope,
  }),
)

const discount: fc.Arbitrary<Discount> = fc
  .record({ offer, scope, minSubtotal: fc.option(price) })
  .map((values) => ({
    ...values,
    id: 'one',
    title: 'A discount',
    code: null,
    enabled: true,
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerCustomer: null,
    uses: 0,
  }))

const taxRate: fc.Arbitrary<TaxRate> = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('VAT', 'GST', 'QST'),
  country: fc.constantFrom('DE', 'CA'),
  region: fc.constantFrom(null, 'QC'),
  rate,
  categoryIds: some(categoryIds),
})

const shippingRate: fc.Arbitrary<ShippingRate> = fc.record({
  id: fc.uuid(),
  name: fc.constant('Post'),
  enabled: fc.nat(4).map(Boolean),
  basis: fc.constantFrom('flat', 'weight', 'subtotal'),
  price,
  tiers: fc.tuple(price, price).map(([first, second]) => [
    { from: 0, to: 2000, price: first },
    { from: 2000, to: null, price: second },
  ]),
  freeAbove: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: price }),
  estimate: fc.constant(null),
})

export const cart = fc.record({
  currency: fc.constantFrom(...currencies),
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  discounts: fc.array(discount, { maxLength: 3 }),
  byCode: fc.option(discount, { nil: undefined }),
  taxes: fc.array(taxRate, { maxLength: 6 }),
  taxIncluded: fc.boolean(),
  taxShipping: fc.boolean(),
  rates: fc.array(shippingRate, { minLength: 1, maxLength: 4 }),
  paymentFee: fc.oneof(fc.constant(0), price),
  address: fc.constantFrom({ country: 'DE' }, { country: 'CA', region: 'Québec' }),
  refunds: fc.array(fc.nat(1_000_000), { maxLength: 5 }),
})
type Cart = typeof cart extends fc.Arbitrary<infer Value> ? Value : never

export function priced(given: Cart): Totals {
  const { lines, discounts, byCode, taxes, taxIncluded, taxShipping, rates, address } = given
  const { paymentFee } = given
  const discounted = applyDiscounts({ automatic: discounts, byCode }, lines, now)
  const subtotal = lines.reduce((sum, each) => sum + each.unitPrice * each.quantity, 0)
  const taken = discounted.lines.reduce((sum, each) => sum + each, 0)
  const weight = lines.reduce((sum, each) => sum + each.weight * each.quantity, 0)
  const [zone] = defaultShipping.zones
  const settings = { ...defaultShipping, zones: [{ ...zone!, rates }] }
  const offered = offeredRates(settings, address, { subtotal: subtotal - taken, weight }, 'DE')
  const [cheapest] = discounted.freeShipping ? freeCheapest(offered) : offered
  return totals(
    lines.map((each, index) => ({
      ...each,
      discount: discounted.lines[index]!,
      rates: taxRatesFor({ rates: taxes }, address, each.categoryIds),
    })),
    { shipping: cheapest?.price ?? 0, paymentFee, taxIncluded, taxShipping },
  )
}

export function brokenPromises(given: Cart, order: Totals = priced(given)): string[] {
  const { lines, subtotal, discount, shipping, shippingTax, paymentFee, tax, taxes, total } = order
  const feeTax = tax - shippingTax - add(lines.map((line) => line.tax))
  const beside = shipping + paymentFee
  const all = [...lines.flatMap(({ net, tax: of }) => [net, of]), ...taxes.map((t) => t.amount)]
  const promises: [string, boolean][] = [
    ['every part is a whole number from 0', [...all, beside, total].every(isAmount)],
    ['a line is its net and its tax', lines.every((l) => l.net + l.tax === l.total)],
    ['the lines make the subtotal', add(lines.map((l) => l.subtotal)) === subtotal],
    ['the lines make the discount', add(lines.map((l) => l.discount)) === discount],
    ['the taxes by name make the tax', add(taxes.map((t) => t.amount)) === tax],
    ['lines, shipping and fee make the tax', feeTax >= 0 && (!!paymentFee || !feeTax)],
    ['the parts make the total', subtotal - discount + beside + added(given, tax) === total],
    ['no discount exceeds its line', lines.every((l) => l.discount <= l.subtotal)],
    ['an included price is what is paid', !given.taxIncluded || isWithoutTax(given, order)],
    ['refunds never exceed what was paid', isRefundable(given, order)],
    ['the amount travels unchanged', travels(total, given.currency)],
  ]
  return promises.flatMap(([promise, holds]) => (holds ? [] : [promise]))
}

const add = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

const added = ({ taxIncluded }: Cart, tax: number) => (taxIncluded ? 0 : tax)

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0
}

function isWithoutTax(given: Cart, { total }: Totals): boolean {
  return priced({ ...given, taxes: [] }).total === total
}

function isRefundable({ refunds }: Cart, { lines, total }: Totals): boolean {
  const paid = lines.map((line) => line.total)
  const paidTotal = paid.reduce((sum, amount) => sum + amount, 0)
  let left = paidTotal
  const back = paid.map(() => 0)
  for (const requested of refunds) {
    const parts = allocate(
      Math.min(requested, left),
      paid.map((amount, index) => amount - back[index]!),
    )
    for (const [index, part] of parts.entries()) back[index]! += part
    left -= Math.min(requested, left)
  }
  return back.every((amount, index) => amount <= paid[index]!) && paidTotal - left <= total
}

function travels(total: number, currency: string): boolean {
  return total > maxMinor || toMinor(toDecimal(total, currency), currency) === total
}

/** @returns the number of carts tested; throws the smallest counterexample */
export function checkCarts(runs: number): number {
  fc.assert(
    fc.property(cart, (given) => {
      const broken = brokenPromises(given)
      if (broken.length) throw new Error(`Broken: ${broken.join('; ')}`)
    }),
    { numRuns: runs },
  )
  return runs
}
