import { isSameLine, type CartLine } from '@vitrine/commerce/cart/cart.ts'
import { isId } from '@vitrine/commerce/cart/line-list.ts'
import type { Quote, QuoteInput } from '@vitrine/contract/sales/quote.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useStoreSource } from '@vitrine/sections/kit/store-context.ts'

export type QuoteLine = Quote['lines'][number]

export type Wishes = Omit<QuoteInput, 'storeId' | 'lines'>

/** Prices the cart. Unlike other data it is fetched again each time. */
export function useQuote(lines: readonly CartLine[], wishes: Wishes = {}) {
  const { calls, store } = useStoreSource()
  const input = quoteInput(store.storeId, lines, wishes)
  return useQuery({
    queryKey: ['quote', input],
    queryFn: () => calls.checkout.quote(input),
    enabled: input.lines.length > 0,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}

/** Omits prices, which the server decides. */
export function quoteInput(
  storeId: string,
  lines: readonly CartLine[],
  wishes: Wishes,
): QuoteInput {
  return {
    storeId,
    lines: lines
      .filter(isOfToday)
      .map(({ productId, variationId, quantity }) => ({ productId, variationId, quantity })),
    ...wishes,
  }
}

export function quotedLine(quote: Quote | undefined, line: CartLine): QuoteLine | undefined {
  if (!isOfToday(line)) return gone(line)
  return quote?.lines.find((each) => isSameLine(each, line))
}

/** Drops malformed ids, for which the server would refuse the whole cart. */
function isOfToday({ productId, variationId }: CartLine): boolean {
  return isId(productId) && (variationId === null || isId(variationId))
}

function gone(line: CartLine): QuoteLine {
  return {
    productId: line.productId,
    variationId: line.variationId,
    quantity: line.quantity,
    name: line.name,
    slug: '',
    image: line.productImage,
    options: line.selectedAttributes,
    unitPrice: 0,
    total: 0,
    discount: 0,
    problem: 'unavailable',
    available: null,
  }
}
