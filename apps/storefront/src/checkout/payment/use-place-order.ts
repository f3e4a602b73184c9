import type { PlaceOrderInput } from '@vitrine/contract/sales/checkout.ts'
import { useStoreCalls } from '@vitrine/sections/kit/store-context.ts'
import { useState } from 'react'
import { CallError } from '../../calls/call-error.ts'
import { replaceLines } from '../../cart/cart-store.ts'
import { navigate } from '../../shell/router/navigate.ts'
import { attemptKey, forgetAttempt } from './attempt-key.ts'
import { forgetPayment, keepPayment } from './begun-payment.ts'
import { forgetDraft } from '../form/draft.ts'
import { forgetReminderToken } from './reminder-token.ts'
import { refusedBy, type Refused } from './refused.ts'

/** @param onPlaced called once the order exists, before the cart is emptied */
export function usePlaceOrder(onPlaced: () => void) {
  const { checkout } = useStoreCalls()
  /** Also once it is placed, until the page that says thanks is there. */
  const [isPlacing, setPlacing] = useState(false)

  /** @returns why not, if the order was not placed */
  async function place(body: PlaceOrderInput): Promise<Refused | undefined> {
    if (isPlacing) return undefined
    setPlacing(true)
    try {
      const headers = { 'idempotency-key': attemptKey(body) }
      const { token, payment } = await checkout.placeOrder({ headers, body })
      if (payment.redirectUrl !== undefined) {
        keepPayment({ token, method: body.paymentMethod })
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

/** All that was typed stays for whoever comes back without having paid. */
async function leaveTo(page: string): Promise<never> {
  location.assign(page)
  // The button stays as it is until the other page is there.
  return await new Promise<never>(() => {})
}
