import type Stripe from 'stripe'
import { type Movement, type PaymentProvider, ProviderRefused } from '../provider.ts'
import { toStripeAmount } from '@vitrine/commerce/stripe-amount.ts'
import { askStripe, stripeClient } from './stripe-client.ts'
import { readStripeEvent, refundState } from './stripe-event.ts'
import { sessionParams, sessionState } from './stripe-session.ts'

/** Cards on Stripe's own page (Checkout Sessions). */
export function createStripe(apiUrl: string): PaymentProvider {
  const clientOf = ({ secretKey }: { secretKey: string }) => stripeClient(apiUrl, secretKey)

  return {
    async findAccount(secretKey) {
      const account = await askStripe(clientOf({ secretKey }).accounts.retrieveCurrent())
      return { name: nameOf(account), isLive: secretKey.includes('_live_') }
    },

    async startSession(keys, request) {
      const params = sessionParams(keys, request, requireAmount(request.total, request.currency))
      const idempotencyKey = `checkout ${request.checkoutId} ${request.attempt}`
      const { id, url } = await askStripe(
        clientOf(keys).checkout.sessions.create(params, { idempotencyKey }),
      )
      if (url === null) throw new ProviderRefused('Stripe gave no page to pay on.')
      return { id, url }
    },

    async readSession(keys, id) {
      const expand = ['payment_intent']
      return sessionState(
        await askStripe(clientOf(keys).checkout.sessions.retrieve(id, { expand })),
      )
    },

    async endSession(keys, id) {
      await askStripe(clientOf(keys).checkout.sessions.expire(id))
    },

    async readPayment(keys, reference) {
      return standingOf(await askStripe(clientOf(keys).paymentIntents.retrieve(reference)))
    },

    async capture(keys, { reference, idempotencyKey, ...money }) {
      const { paymentIntents } = clientOf(keys)
      const amount_to_capture = amountOf(money)
      await askStripe(paymentIntents.capture(reference, { amount_to_capture }, { idempotencyKey }))
    },

    async void(keys, { reference, idempotencyKey }) {
      await askStripe(clientOf(keys).paymentIntents.cancel(reference, {}, { idempotencyKey }))
    },

    async refund(keys, { reference, idempotencyKey, ...money }) {
      const params = { payment_intent: reference, amount: amountOf(money) }
      return refundState(await askStripe(clientOf(keys).refunds.create(params, { idempotencyKey })))
    },

    async readRefund(keys, reference) {
      return refundState(await askStripe(clientOf(keys).refunds.retrieve(reference)))
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
  if (amount === undefined) throw new ProviderRefused(`Stripe moves no such amount of ${currency}.`)
  return amount
}
