import {
  defaultPayments,
  offeredMethods,
  type PaymentMethod,
} from '@vitrine/commerce/settings/payment-methods.ts'
import type { StoreTerms } from '../pricing/queries.ts'
import { quoteHash } from '../pricing/quote.ts'
import { type DraftCart, withFee } from './draft-cart.ts'
import type { PayableDraft } from './require-draft.ts'

export interface LinkCart {
  cart: DraftCart
  methods: PaymentMethod[]
  method: PaymentMethod | null
  /** Changes whenever the shopper has to agree again. */
  hash: string
}

export function linkCart(
  { cart: agreed, version, shippingAddress: { country } }: PayableDraft,
  { payments }: StoreTerms,
  requested: string | undefined,
): LinkCart {
  const { total, currency } = agreed
  const methods = offeredMethods(payments ?? defaultPayments, { total, country, currency })
  const method = methods.find(({ id }) => id === requested) ?? methods[0] ?? null
  const cart = withFee(agreed, method?.fee ?? 0)
  return { cart, methods, method, hash: `${version}.${quoteHash(cart)}` }
}
