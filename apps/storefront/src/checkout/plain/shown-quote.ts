import type { Quote, ShownQuote } from '@vitrine/contract/sales/quote.ts'

/** Serialises the parts of a quote needed to detect changes later. */
export function writeShown(quote: Quote): string {
  const { discount, shipping, paymentFee, tax, total } = quote
  const { shippingRateId, paymentMethod } = quote
  const shown: ShownQuote = {
    discount,
    shipping,
    paymentFee,
    tax,
    total,
    shippingRateId,
    paymentMethod,
    lines: quote.lines.map(({ productId, variationId, name, unitPrice, problem }) => ({
      productId,
      variationId,
      name,
      unitPrice,
      problem,
    })),
    shippingRates: chosen(quote.shippingRates, shippingRateId),
    paymentMethods: chosen(quote.paymentMethods, paymentMethod),
  }
  return JSON.stringify(shown)
}

function chosen(choices: readonly { id: string; name: string }[], id: string | null) {
  return choices.filter((each) => each.id === id).map(({ id, name }) => ({ id, name }))
}
