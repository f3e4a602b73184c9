import type { CartLine } from '@vitrine/commerce/cart/cart.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { createContext } from 'react'

/** A checkout that the server renders for someone whose cart it was told. */
export interface CheckoutVisit {
  quote: Quote
}

export const VisitContext = createContext<CheckoutVisit | undefined>(undefined)

/** What is in the cart, as the browser would have kept it. */
export function linesOf({ quote }: { quote: Pick<Quote, 'lines'> }): CartLine[] {
  return quote.lines.map((line) => ({
    productId: line.productId,
    variationId: line.variationId,
    // Nothing is told of what is no longer sold.
    name: line.name || 'A product',
    price: line.unitPrice,
    productImage: line.image ?? '',
    quantity: line.quantity,
    selectedAttributes: line.options,
  }))
}
