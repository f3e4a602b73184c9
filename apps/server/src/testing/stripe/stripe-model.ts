import { randomBytes } from 'node:crypto'

export interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  amount_refunded: number
  currency: string
  status:
    | 'requires_payment_method'
    | 'requires_action'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled'
    | 'processing'
  capture_method: 'automatic' | 'manual'
  metadata: Record<string, string>
  captures: number
}

export interface CheckoutSession {
  id: string
  object: 'checkout.session'
  account: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  client_reference_id: string | null
  customer_email: string | null
  metadata: Record<string, string>
  url: string | null
  expires_at: number
  success_url: string
  cancel_url: string
  name: string
  intent: Intent
}

export interface StripeRefund {
  id: string
  object: 'refund'
  amount: number
  currency: string
  payment_intent: string
  status: 'pending' | 'succeeded' | 'failed'
  failure_reason?: string
  metadata: Record<string, string>
}

export interface StripeDispute {
  id: string
  object: 'dispute'
  amount: number
  currency: string
  payment_intent: string
  status: 'needs_response' | 'won' | 'lost'
  reason: string
  evidence_details: { due_by: number | null }
}

export class StripeFault extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, type: string, message: string, code?: string) {
    super(message)
    this.status = status
    this.body = { error: { type, message, ...(code && { code }) } }
  }
}

export function invalid(message: string, code?: string, status = 400): StripeFault {
  return new StripeFault(status, 'invalid_request_error', message, code)
}

export function newStripeId(prefix: string): string {
  return `${prefix}_test_${randomBytes(12).toString('hex')}`
}

export function metadataOf(form: URLSearchParams): Record<string, string> {
  const given = [...form].flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
    return key ? [[key, value]] : []
  })
  return Object.fromEntries(given) as Record<string, string>
}
