import { fromStripeAmount } from '@vitrine/commerce/money/stripe-amount.ts'
import type Stripe from 'stripe'
import type { DisputeFound, RefundFound, RefundState } from '../provider.ts'

export function refundState({ id, status, failure_reason: why }: Stripe.Refund): RefundState {
  const isOver = status === 'failed' || status === 'canceled'
  return {
    reference: id,
    status: status === 'succeeded' ? 'succeeded' : isOver ? 'failed' : 'pending',
    problem: isOver ? `Stripe: ${inWords(why ?? status)}` : null,
  }
}

export function refundFound(refund: Stripe.Refund): RefundFound {
  return {
    ...refundState(refund),
    ...moneyOf(refund),
    idempotencyKey: refund.metadata?.['idempotencyKey'] ?? null,
  }
}

export function disputeFound(dispute: Stripe.Dispute): DisputeFound {
  const { payment_intent: intent, status, reason, evidence_details: evidence } = dispute
  const answerBy = evidence.due_by === null ? null : new Date(evidence.due_by * 1000)
  return {
    ...moneyOf(dispute),
    payment: idOf(intent),
    state: ends[status] ?? 'open',
    reason: inWords(reason),
    answerBy,
  }
}

/** A closed inquiry took no money, like a won dispute. */
const ends: Partial<Record<string, DisputeFound['state']>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

export function idOf(thing: string | { id: string } | null): string | null {
  return typeof thing === 'object' ? (thing?.id ?? null) : thing
}

function moneyOf(moved: { amount: number; currency: string }) {
  const currency = moved.currency.toUpperCase()
  return { amount: fromStripeAmount(moved.amount, currency), currency }
}

function inWords(code: string): string {
  return code.replaceAll('_', ' ')
}
