import type { PlaceOrderInput } from '@vitrine/contract/sales/checkout.ts'
import { useStoreCalls } from '@vitrine/sections/kit/store-context.ts'
import { useState } from 'react'
import { CallError } from '../../calls/call-error.ts'
import { replaceLines } from '../../cart/cart-store.ts'
import { navigate } from '../../shell/router/navigate.ts'
import { attemptKey, forgetAttempt } from './attempt-key.ts'
import { forgetPayment, storePayment } from './started-payment.ts'
import { forgetDraft } from '../form/draft.ts'
import { forgetReminderToken } from './reminder-token.ts'
import { refusedBy, type Refused } from './refused.ts'

/** @param onPlaced called once the order exists, before the cart is emptied */
export function usePlaceOrder(onPlaced: () => void) {
  const { checkout } = useStoreCalls()
  /** Stays true after success, until the thank-you page is shown. */
  const [isPlacing, setPlacing] = useState(false)

  /** @returns the reason, or undefined once placed */
  async function place(body: PlaceOrderInput): Promise<Refused | undefined> {
    if (isPlacing) return undefined
    setPlacing(true)
    try {
      const headers = { 'idempotency-key': attemptKey(body) }
      const { token, payment } = await checkout.placeOrder({ headers, body })
      if (payment.redirectUrl !== undefined) {
        storePayment({ token, method: body.paymentMethod })
        return await leaveTo(payment.redirectUrl)
      }
      forgetAttempt()
      forgetDraft()
      forgetPayment()
      forgetReminderToken()
      onPlaced()
      replaceLines([])
      navigate(`/checkout/thank-you/${token}`, { replace: true })
      return undefined
    } catch (error) {
      setPlacing(false)
      if (!(error instanceof CallError)) throw error
      if (error.code === 'idempotency_key_reused') forgetAttempt()
      return refusedBy(error)
    }
  }
  return { isPlacing, place }
}

/** Preserves typed values for a return without a payment. */
async function leaveTo(page: string): Promise<never> {
  location.assign(page)
  // Never resolves: the button stays disabled until the redirect happens.
  return await new Promise<never>(() => {})
}
