import type Stripe from 'stripe'
import { duplicateOf, paidBack, paymentsOf } from './stripe-books.ts'

/** Leaves the newest payment page of a customer: nobody can pay for a plan on two. */
export async function expireEarlier({ checkout }: Stripe, customer: string): Promise<void> {
  const { data } = await checkout.sessions.list({ customer, status: 'open', limit: 100 })
  // Stripe lists the newest first.
  for (const { id } of data.slice(1))
    // Paid at this moment: the account's books will show it.
    await unlessRefused(() => checkout.sessions.expire(id))
}

/**
 * Pays back what a second subscription cost and cancels it, which comes last: until then it is
 * found again, and what was done already is refused by Stripe or answered as before.
 */
export async function endExtra(stripe: Stripe, subscription: string, first: string): Promise<void> {
  const { data } = await stripe.invoices.list({
    subscription,
    limit: 100,
    expand: ['data.payments'],
  })
  let amount = 0
  for (const invoice of data) {
    if (invoice.status === 'open') await stripe.invoices.voidInvoice(invoice.id)
    for (const payment of paymentsOf(invoice))
      if (await refund(stripe, payment.intent)) amount += payment.amount
  }
  await stripe.subscriptions.update(subscription, {
    metadata: { [duplicateOf]: first, [paidBack]: String(amount) },
  })
  await stripe.subscriptions.cancel(subscription)
}

/** @returns false for a disputed payment, which the bank decides about */
async function refund({ refunds }: Stripe, intent: string): Promise<boolean> {
  const code = await unlessRefused(() =>
    refunds.create(
      { payment_intent: intent, reason: 'duplicate' },
      { idempotencyKey: `extra ${intent}` },
    ),
  )
  if (code === undefined || code === 'charge_already_refunded') return true
  if (code === 'charge_disputed') return false
  throw new Error(`Stripe refused to refund a second subscription: ${code}`)
}

/** @returns the code with which Stripe refused it, if it did */
async function unlessRefused(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    const { type, code } = error as { type?: string; code?: string }
    if (type !== 'StripeInvalidRequestError') throw error
    return code ?? 'refused'
  }
}
