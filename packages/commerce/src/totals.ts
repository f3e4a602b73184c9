import { allocate } from './money.ts'
import { type NamedRate, sumTaxes, type TaxAmount, type Taxed, taxOf } from './tax.ts'

export type LineTotals = Taxed & {
  /** Unit price × quantity, as the shopper sees it. */
  subtotal: number
  discount: number
}

/**
 * `subtotal − discount + shipping + paymentFee` is the total, and where tax is not included `+ tax`.
 * The tax is that of the lines, of the shipping and of the fee.
 */
export type Totals = {
  lines: LineTotals[]
  subtotal: number
  discount: number
  shipping: number
  shippingTax: number
  paymentFee: number
  tax: number
  taxes: TaxAmount[]
  total: number
}

export type LineToTotal = {
  unitPrice: number
  quantity: number
  /** Of the whole line, never above its subtotal. */
  discount?: number
  rates?: readonly NamedRate[]
}

export type Terms = {
  shipping: number
  /** What the way to pay costs; taxed like the shipping. */
  paymentFee?: number
  /** Whether prices, the shipping's too, hold their tax already. */
  taxIncluded: boolean
  taxShipping: boolean
}

/** All amounts are minor units. Rounded once per line: the receipt's lines must add up. */
export function totals(
  linesToTotal: readonly LineToTotal[],
  { shipping, paymentFee = 0, taxIncluded, taxShipping }: Terms,
): Totals {
  const lines = linesToTotal.map((line) => lineTotals(line, taxIncluded))
  const taxesOn = (beside: number) => (taxShipping ? taxesBeside(beside, lines, taxIncluded) : [])
  const [shippingTaxes, feeTaxes] = [taxesOn(shipping), taxesOn(paymentFee)]
  const taxed = [...lines, ...shippingTaxes, ...feeTaxes]
  const shippingTax = sumOfTax(shippingTaxes)
  const added = taxIncluded ? 0 : shippingTax + sumOfTax(feeTaxes)
  return {
    lines,
    subtotal: sum(lines, (line) => line.subtotal),
    discount: sum(lines, (line) => line.discount),
    shipping,
    shippingTax,
    paymentFee,
    tax: sumOfTax(taxed),
    taxes: sumTaxes(taxed.flatMap(({ taxes }) => taxes)),
    total: sum(lines, (line) => line.total) + shipping + paymentFee + added,
  }
}

function lineTotals(line: LineToTotal, taxIncluded: boolean): LineTotals {
  const { unitPrice, quantity, discount = 0, rates = [] } = line
  const subtotal = unitPrice * quantity
  return { subtotal, discount, ...taxOf(subtotal - discount, rates, taxIncluded) }
}

/** Shipping and fee are taxed like what they bring: where that has several rates, split by net. */
function taxesBeside(beside: number, lines: readonly LineTotals[], taxIncluded: boolean): Taxed[] {
  const groups = new Map<string, { net: number; rates: NamedRate[] }>()
  for (const { net, taxes } of lines) {
    const rates = taxes.map(({ name, rate }) => ({ name, rate }))
    const key = JSON.stringify(rates)
    groups.set(key, { rates, net: (groups.get(key)?.net ?? 0) + net })
  }
  const split = [...groups.values()]
  const amounts = split.length
    ? allocate(
        beside,
        split.map(({ net }) => net),
      )
    : []
  return split.map(({ rates }, index) => taxOf(amounts[index]!, rates, taxIncluded))
}

function sumOfTax(taxed: readonly Taxed[]): number {
  return sum(taxed, ({ tax }) => tax)
}

function sum<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0)
}
