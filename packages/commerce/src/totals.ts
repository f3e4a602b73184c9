import { scaleMinor } from './money.ts'

/** How a line is taxed. The rate is in millionths, so that 8.875 % is the whole number 88,750. */
export type Tax = { rate: number; included: boolean }

export const noTax: Tax = { rate: 0, included: true }

export type LineTotals = {
  /** Unit price × quantity, as the shopper sees it. */
  subtotal: number
  net: number
  tax: number
  /** Always `net + tax`. */
  total: number
}

export type Totals = {
  lines: LineTotals[]
  subtotal: number
  shipping: number
  tax: number
  total: number
}

export type PricedLine = { unitPrice: number; quantity: number; tax?: Tax }

/** All amounts are minor units. Rounded once per line: the receipt's lines must add up. */
export function lineTotals({ unitPrice, quantity, tax = noTax }: PricedLine): LineTotals {
  const subtotal = unitPrice * quantity
  return tax.included ? taxIncluded(subtotal, tax.rate) : taxAdded(subtotal, tax.rate)
}

export function totals(pricedLines: readonly PricedLine[], shipping: number): Totals {
  const lines = pricedLines.map(lineTotals)
  return {
    lines,
    subtotal: sum(lines, (line) => line.subtotal),
    shipping,
    tax: sum(lines, (line) => line.tax),
    total: sum(lines, (line) => line.total) + shipping,
  }
}

// The net is what is left, never the reverse: a tax rate cannot change what the shopper pays.
function taxIncluded(subtotal: number, rate: number): LineTotals {
  const tax = scaleMinor(subtotal, rate, 1_000_000 + rate)
  return { subtotal, net: subtotal - tax, tax, total: subtotal }
}

function taxAdded(subtotal: number, rate: number): LineTotals {
  const tax = scaleMinor(subtotal, rate, 1_000_000)
  return { subtotal, net: subtotal, tax, total: subtotal + tax }
}

function sum<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0)
}
