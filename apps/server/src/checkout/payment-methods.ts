import type { PaymentStatus } from '@vitrine/commerce/order-state.ts'

interface PaymentMethod {
  name: string
  /** Shown while choosing. */
  details: string
  /** Shown once the order is placed. */
  instructions: string
}

export const paymentMethods = {
  cod: {
    name: 'Cash on delivery',
    details: 'You pay in cash when the parcel is handed to you.',
    instructions: 'Please have the amount ready in cash when your order arrives.',
  },
} as const satisfies Record<string, PaymentMethod>

/** What a shopper is told of the payment. A method that is no longer offered has no instructions. */
export function paymentOf(method: string, status: PaymentStatus) {
  const known = Object.hasOwn(paymentMethods, method)
    ? paymentMethods[method as keyof typeof paymentMethods]
    : undefined
  return { method, status, ...(known && { instructions: known.instructions }) }
}
