import { allocate } from './money.ts'
import { type NamedRate, sumTaxes, type TaxAmount, type Taxed, taxOf } from './tax.ts'

export type LineTotals = Taxed & {
  /** Unit price × quantity, as the shopper sees it. */
  subtotal: number
  discount: number
}

/**
 * `subtotal − discount + shipping` is the total, and where tax is not included `+ tax`. The tax is
 * that of the lines and of the shipping.
 */
export type Totals = {
  lines: LineTotals[]
  subtotal: number
  discount: number
  shipping: number
  shippingTax: number
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
  /** Whether prices, the shipping's too, hold their tax already. */
  taxIncluded: boolean
  taxShipping: boolean
}

/** All amounts are minor units. Rounded once per line: the receipt's lines must add up. */
export function totals(
  linesToTotal: readonly LineToTotal[],
  { shipping, taxIncluded, taxShipping }: Terms,
): Totals {
  const lines = linesToTotal.map((line) => lineTotals(line, taxIncluded))
  const parts = taxShipping ? shippingParts(shipping, lines) : []
  const shippingTaxes = parts.map(({ amount, rates }) => taxOf(amount, rates, taxIncluded))
  const shippingTax = sum(shippingTaxes, ({ tax }) => tax)
  const lineTax = sum(lines, ({ tax }) => tax)
  return {
    lines,
    subtotal: sum(lines, (line) => line.subtotal),
    discount: sum(lines, (line) => line.discount),
    shipping,
    shippingTax,
    tax: lineTax + shippingTax,
    taxes: sumTaxes([...lines, ...shippingTaxes].flatMap(({ taxes }) => taxes)),
    total: sum(lines, (line) => line.total) + shipping + (taxIncluded ? 0 : shippingTax),
  }
}

function lineTotals(line: LineToTotal, taxIncluded: boolean): LineTotals {
  const { unitPrice, quantity, discount = 0, rates = [] } = line
  const subtotal = unitPrice * quantity
  return { subtotal, discount, ...taxOf(subtotal - discount, rates, taxIncluded) }
}

/** Shipping is taxed like what it brings: where that has several rates, split by net. */
function shippingParts(shipping: number, lines: readonly LineTotals[]) {
  const groups = new Map<string, { net: number; rates: NamedRate[] }>()
  for (const { net, taxes } of lines) {
    const rates = taxes.map(({ name, rate }) => ({ name, rate }))
    const key = JSON.stringify(rates)
    groups.set(key, { rates, net: (groups.get(key)?.net ?? 0) + net })
  }
  const split = [...groups.values()]
  const amounts = split.length
    ? allocate(
        shipping,
        split.map(({ net }) => net),
      )
    : []
  return split.map(({ rates }, index) => ({ rates, amount: amounts[index]! }))
}

function sum<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0)
}
