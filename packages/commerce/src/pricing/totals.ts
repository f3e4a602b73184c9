import { allocate } from '../money/money.ts'
import { type NamedRate, sumTaxes, type TaxAmount, type Taxed, taxOf } from './tax.ts'

export type LineTotals = Taxed & {
  /** Unit price × quantity, before the discount. */
  subtotal: number
  discount: number
}

/**
 * Total = `subtotal − discount + shipping + paymentFee`, plus `tax` unless prices include it. `tax`
 * covers lines, shipping and fee.
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
  discount?: number
  rates?: readonly NamedRate[]
}

export type Terms = {
  shipping: number
  paymentFee?: number
  taxIncluded: boolean
  taxShipping: boolean
}

/** All amounts are minor units. Rounded once per line, so that the receipt's lines add up. */
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

/** Taxes shipping and fee by the rates of the lines, split by net. */
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
