import { isSameLine } from '@vitrine/commerce/cart/cart.ts'
import type { Quote, ShownQuote } from '@vitrine/contract/sales/quote.ts'
import { lineProblem } from '../../cart/line-problem.ts'

/** Returns one sentence per change since the shopper saw the prices. */
export function quoteDifferences(
  before: ShownQuote,
  after: Quote,
  format: (price: number) => string,
): string[] {
  const lines = after.lines.flatMap((line) => {
    const known = before.lines.find((each) => isSameLine(each, line))
    const name = line.name || known?.name || 'A product'
    if (line.problem && line.problem !== known?.problem) return [`${name}: ${lineProblem(line)}.`]
    if (line.problem || !known || known.unitPrice === line.unitPrice) return []
    return [`${name} is now ${format(line.unitPrice)}, it was ${format(known.unitPrice)}.`]
  })
  const amounts = (['discount', 'shipping', 'paymentFee', 'tax', 'total'] as const).flatMap(
    (amount) =>
      before[amount] === after[amount]
        ? []
        : [
            `The ${amount === 'paymentFee' ? 'payment fee' : amount} is now ${format(after[amount])}, it was ${format(before[amount])}.`,
          ],
  )
  return [...lines, ...wayToShip(before, after), ...wayToPay(before, after), ...amounts]
}

function wayToShip(before: ShownQuote, after: Quote): string[] {
  const [was, is] = [chosenRate(before), chosenRate(after)]
  if (!is || was?.id === is.id) return []
  return [`It is now sent by “${is.name}”${was ? `, no longer by “${was.name}”` : ''}.`]
}

function wayToPay(before: ShownQuote, after: Quote): string[] {
  const [was, is] = [chosenMethod(before), chosenMethod(after)]
  if (!is || was?.id === is.id) return []
  return [`It is now paid by “${is.name}”${was ? `, no longer by “${was.name}”` : ''}.`]
}

function chosenMethod({ paymentMethods, paymentMethod }: ShownQuote) {
  return paymentMethods.find(({ id }) => id === paymentMethod)
}

function chosenRate({ shippingRates, shippingRateId }: ShownQuote) {
  return shippingRates.find(({ id }) => id === shippingRateId)
}
