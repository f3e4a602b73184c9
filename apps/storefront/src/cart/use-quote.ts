import { isSameLine, type CartLine, type LineKey } from '@vitrine/commerce/cart.ts'
import type { Quote, QuoteInput } from '@vitrine/contract/checkout.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useStoreSource } from '@vitrine/sections/store-context.ts'

export type QuoteLine = Quote['lines'][number]

/** What the cart costs now. Unlike the rest of the shop it is asked for anew each time. */
export function useQuote(
  lines: readonly CartLine[],
  delivery: Pick<QuoteInput, 'country' | 'shippingRateId'> = {},
) {
  const { calls, store } = useStoreSource()
  const input = quoteInput(store.storeId, lines, delivery)
  return useQuery({
    queryKey: ['quote', input],
    queryFn: () => calls.checkout.quote(input),
    enabled: lines.length > 0,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}

/** Products, variations and quantities: prices are the server's to say. */
export function quoteInput(
  storeId: string,
  lines: readonly CartLine[],
  delivery: Pick<QuoteInput, 'country' | 'shippingRateId'>,
): QuoteInput {
  return {
    storeId,
    lines: lines.map(({ productId, variationId, quantity }) => ({
      productId,
      variationId,
      quantity,
    })),
    ...delivery,
  }
}

export function quotedLine(quote: Quote | undefined, key: LineKey): QuoteLine | undefined {
  return quote?.lines.find((line) => isSameLine(line, key))
}
