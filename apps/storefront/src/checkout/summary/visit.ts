import type { CartLine } from '@vitrine/commerce/cart/cart.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { createContext } from 'react'

/** Renders the checkout on the server for a known cart. */
export interface CheckoutVisit {
  quote: Quote
}

export const VisitContext = createContext<CheckoutVisit | undefined>(undefined)

/** Returns the lines as the browser stores them. */
export function linesOf({ quote }: { quote: Pick<Quote, 'lines'> }): CartLine[] {
  return quote.lines.map((line) => ({
    productId: line.productId,
    variationId: line.variationId,
    name: line.name || 'A product',
    price: line.unitPrice,
    productImage: line.image ?? '',
    quantity: line.quantity,
    selectedAttributes: line.options,
  }))
}
