import type { Quote } from '@vitrine/contract/sales/quote.ts'

/** Returns the method that was asked for, at once, where the shop offers it. */
export function chosenMethod(
  quote: Pick<Quote, 'paymentMethods' | 'paymentMethod'> | undefined,
  requested: string | undefined,
): string | null | undefined {
  const isOffered = quote?.paymentMethods.some(({ id }) => id === requested)
  return isOffered ? requested : quote?.paymentMethod
}
