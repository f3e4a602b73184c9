import type { ListedLine } from '@vitrine/commerce/cart/line-list.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { createContext } from 'react'
import type { CheckoutConfig } from '../form/checkout-config.ts'
import type { CheckoutValues, FieldErrors } from '../form/fields.ts'
import type { Notice } from '../payment/place.tsx'

/** A checkout without JavaScript: all of it stands in its form, and the server answers each press. */
export interface PlainCheckout {
  lines: readonly PlainLine[]
  /** Undefined where the lines could not be priced. */
  quote: Quote | undefined
  values: CheckoutValues
  /** That of the chosen country, where it is not the shop's own. */
  addressFormat?: CheckoutConfig['addressFormat']
  errors: FieldErrors
  /** Why the order was not placed. */
  notice?: Notice | undefined
  /** The discount code that was applied. */
  code?: string | undefined
  /** One that this shopper has used before. */
  spentCode?: string | undefined
  paymentMethod?: string | undefined
  /** The same in every answer, so that pressing twice places one order. */
  key: string
}

export interface PlainLine extends ListedLine {
  /** What stands in its box where that is no quantity. */
  typed?: string | undefined
}

export const PlainContext = createContext<PlainCheckout | undefined>(undefined)
