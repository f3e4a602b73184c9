import { toDecimal } from '@vitrine/commerce/money/money.ts'
import type { PaymentLink } from '@vitrine/contract/sales/payment-link.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { amountsView } from '../pricing/amounts-view.ts'
import { methodView } from '../pricing/method-view.ts'
import { findCheckout } from '../checkout/pending/queries.ts'
import { findTerms } from '../pricing/queries.ts'
import { storedDiscounts } from '../pricing/quote.ts'
import { Refusal } from '../../platform/refusal.ts'
import { freshLines } from './draft-lines.ts'
import { linkCart } from './link-cart.ts'
import { findDraft } from './queries.ts'
import { isPayable } from './require-draft.ts'

interface PaymentRequest {
  token: string
  paymentMethod?: string | undefined
}

export async function getPaymentLink(
  tx: StoreTransaction,
  { token, paymentMethod }: PaymentRequest,
  now: Date,
): Promise<PaymentLink> {
  const [draft, terms, own] = await Promise.all([
    findDraft(tx, { token }),
    findTerms(tx),
    findCheckout(tx, { token }),
  ])
  if (!isPayable(draft, terms.currency) || draft.orderId !== null) throw new Refusal('not_found')
  const { cart, methods, method, hash } = linkCart(draft, terms, paymentMethod)
  const lines = await freshLines(tx, cart.lines, { reading: 'read', now, own: own?.id })
  const { currency } = cart
  const decimal = (minor: number) => toDecimal(minor, currency)
  return {
    currency,
    email: draft.email,
    shippingAddress: draft.shippingAddress,
    lines: lines.map(({ name, options, image, quantity, problem, ...line }) => ({
      name,
      options,
      image,
      quantity,
      problem,
      unitPrice: decimal(line.unitPrice),
      total: decimal(line.total),
      discount: decimal(line.discount),
    })),
    shippingRate: cart.shippingRate && {
      ...cart.shippingRate,
      price: decimal(cart.shippingRate.price),
    },
    ...amountsView({ ...cart, discounts: storedDiscounts(cart) }),
    paymentMethods: methods.map((each) => methodView(each, currency)),
    paymentMethod: method?.id ?? null,
    quoteHash: hash,
  }
}
