import type { Quote, QuoteInput } from '@vitrine/contract/sales/quote.ts'
import type { StoreCalls } from '@vitrine/sections/kit/store-queries.ts'

/**
 * Prices the cart for manual payment: the content security policy forbids form redirects to a
 * provider.
 */
export async function manualQuote(
  { checkout }: Pick<StoreCalls, 'checkout'>,
  input: QuoteInput,
): Promise<Quote> {
  const quote = manualOnly(await checkout.quote(input))
  const [first] = quote.paymentMethods
  if (quote.paymentMethod !== null || !first) return quote
  return manualOnly(await checkout.quote({ ...input, paymentMethod: first.id }))
}

export function manualOnly(quote: Quote): Quote {
  const paymentMethods = quote.paymentMethods.filter(({ online }) => !online)
  const isOffered = paymentMethods.some(({ id }) => id === quote.paymentMethod)
  return { ...quote, paymentMethods, paymentMethod: isOffered ? quote.paymentMethod : null }
}
