import type Stripe from 'stripe'
import { type Movement, type PaymentProvider, ProviderRefused } from '../provider.ts'
import { toStripeAmount } from '@vitrine/commerce/money/stripe-amount.ts'
import { askStripe } from './stripe-client.ts'
import { disputeFound, refundFound, refundState } from './stripe-books.ts'
import { readStripeEvent } from './stripe-event.ts'
import { sessionParams, sessionState } from './stripe-session.ts'

export function createStripe(apiUrl: string): PaymentProvider {
  const ask = <Answer>(
    { secretKey }: { secretKey: string },
    question: (stripe: Stripe) => Promise<Answer>,
  ) => askStripe(apiUrl, secretKey, question)

  return {
    name: 'Stripe',

    async findAccount(secretKey) {
      const account = await ask({ secretKey }, ({ accounts }) => accounts.retrieveCurrent())
      return { name: nameOf(account), isLive: secretKey.includes('_live_') }
    },

    async startSession(keys, request) {
      const params = sessionParams(keys, request, requireAmount(request.total, request.currency))
      const idempotencyKey = `checkout ${request.checkoutId} ${request.attempt}`
      const { id, url } = await ask(keys, ({ checkout }) =>
        checkout.sessions.create(params, { idempotencyKey }),
      )
      if (url === null) throw new ProviderRefused('Stripe returned no payment page.')
      return { id, url }
    },

    async readSession(keys, id) {
      const expand = ['payment_intent']
      return sessionState(
        await ask(keys, ({ checkout }) => checkout.sessions.retrieve(id, { expand })),
      )
    },

    async endSession(keys, id) {
      await ask(keys, ({ checkout }) => checkout.sessions.expire(id))
    },

    async readPayment(keys, reference) {
      const intent = await ask(keys, ({ paymentIntents }) => paymentIntents.retrieve(reference))
      return { standing: standingOf(intent), checkoutId: intent.metadata['checkout'] ?? null }
    },

    async capture(keys, { reference, idempotencyKey, ...money }) {
      const amount_to_capture = amountOf(money)
      await ask(keys, ({ paymentIntents }) =>
        paymentIntents.capture(reference, { amount_to_capture }, { idempotencyKey }),
      )
    },

    async void(keys, { reference, idempotencyKey }) {
      await ask(keys, ({ paymentIntents }) =>
        paymentIntents.cancel(reference, {}, { idempotencyKey }),
      )
    },

    async refund(keys, { reference, idempotencyKey, ...money }) {
      const metadata = { idempotencyKey }
      const params = { payment_intent: reference, amount: amountOf(money), metadata }
      return refundState(
        await ask(keys, ({ refunds }) => refunds.create(params, { idempotencyKey })),
      )
    },

    async readRefund(keys, reference) {
      return refundState(await ask(keys, ({ refunds }) => refunds.retrieve(reference)))
    },

    async listRefunds(keys, payment) {
      const requested = { payment_intent: payment, limit: 100 }
      return (await ask(keys, ({ refunds }) => refunds.list(requested))).data.map(refundFound)
    },

    async readDispute(keys, dispute) {
      return disputeFound(await ask(keys, ({ disputes }) => disputes.retrieve(dispute)))
    },

    readEvent: readStripeEvent,
  }
}

function nameOf({ id, business_profile: profile, settings, email }: Stripe.Account): string {
  return profile?.name || settings?.dashboard.display_name || email || id
}

function standingOf({ status }: Stripe.PaymentIntent) {
  if (status === 'succeeded') return 'paid'
  if (status === 'requires_capture') return 'authorised'
  return status === 'canceled' ? 'voided' : 'waiting'
}

function amountOf({ amount, currency }: Pick<Movement, 'amount' | 'currency'>): number {
  return requireAmount(amount, currency)
}

function requireAmount(minor: number, currency: string): number {
  const amount = toStripeAmount(minor, currency)
  if (amount === undefined)
    throw new ProviderRefused(`Stripe does not accept this amount of ${currency}.`)
  return amount
}
