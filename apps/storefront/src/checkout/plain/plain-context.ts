import type { ListedLine } from '@vitrine/commerce/cart/line-list.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { createContext } from 'react'
import type { CheckoutConfig } from '../form/checkout-config.ts'
import type { CheckoutValues, FieldErrors } from '../form/fields.ts'
import type { Notice } from '../payment/place.tsx'

/**
 * A checkout without JavaScript: the form carries all state, and the server handles each submit.
 */
export interface PlainCheckout {
  lines: readonly PlainLine[]
  /** Undefined where pricing failed. */
  quote: Quote | undefined
  values: CheckoutValues
  /** Undefined for the shop's own country. */
  addressFormat?: CheckoutConfig['addressFormat']
  errors: FieldErrors
  notice?: Notice | undefined
  code?: string | undefined
  /** A code this customer has already used. */
  spentCode?: string | undefined
  paymentMethod?: string | undefined
  /** Idempotency key: the same in every response, so that a double submit places one order. */
  key: string
}

export interface PlainLine extends ListedLine {
  /** Invalid quantity, as typed. */
  typed?: string | undefined
}

export const PlainContext = createContext<PlainCheckout | undefined>(undefined)
