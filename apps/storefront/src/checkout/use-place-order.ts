import type { PlaceOrderInput, Quote } from '@vitrine/contract/checkout.ts'
import { useStoreCalls } from '@vitrine/sections/store-context.ts'
import { useState } from 'react'
import { CallError } from '../call-error.ts'
import { replaceLines } from '../cart/cart-store.ts'
import { navigate } from '../router/navigate.ts'
import { attemptKey, forgetAttempt } from './attempt-key.ts'
import { forgetDraft } from './draft.ts'

/** Why an order was not placed. The form keeps everything that was typed. */
export type Refused =
  /** The prices or the stock are not those that the shopper saw. */
  | { kind: 'changed'; quote: Quote; message: string }
  | { kind: 'invalid'; issues: CallError['issues']; message: string }
  | { kind: 'failed'; message: string }

/** @param onPlaced called once the order exists, before the cart is emptied */
export function usePlaceOrder(onPlaced: () => void) {
  const { checkout } = useStoreCalls()
  const [isPlacing, setPlacing] = useState(false)

  /** @returns why not, if the order was not placed */
  async function place(body: PlaceOrderInput): Promise<Refused | undefined> {
    if (isPlacing) return undefined
    setPlacing(true)
    try {
      const headers = { 'idempotency-key': attemptKey(body) }
      const { token } = await checkout.placeOrder({ headers, body })
      forgetAttempt()
      forgetDraft()
      onPlaced()
      replaceLines([])
      navigate(`/checkout/thank-you/${token}`, { replace: true })
      return undefined
    } catch (error) {
      return refusedBy(error)
    } finally {
      setPlacing(false)
    }
  }
  return { isPlacing, place }
}

function refusedBy(error: unknown): Refused {
  if (!(error instanceof CallError)) throw error
  const { message, code, issues, details } = error
  const quote = (details as { quote?: Quote } | undefined)?.quote
  if (quote) return { kind: 'changed', quote, message: issues[0]?.message ?? message }
  if (issues.length) return { kind: 'invalid', issues, message }
  if (code === 'idempotency_key_reused') forgetAttempt()
  return { kind: 'failed', message: isUncertain(code) ? `${message} ${reassurance}` : message }
}

const reassurance = 'Trying again is safe: your order is never placed twice.'

function isUncertain(code: CallError['code']) {
  return code === 'no_response' || code === 'internal' || code === 'unavailable'
}
