import { fromStripeAmount, toStripeAmount } from '@vitrine/commerce/money/stripe-amount.ts'
import type Stripe from 'stripe'
import type { BillingConfig } from '../../platform/config.ts'
import { EventRefused, ProviderRefused } from '../../sales/providers/provider.ts'
import { askStripe } from '../../sales/providers/stripe/stripe-client.ts'
import { signedEvent } from '../../sales/providers/stripe/stripe-event.ts'
import type { BillingProvider, SoldPrice } from './billing-provider.ts'
import { endExtra, expireEarlier } from './stripe-extras.ts'
import { invoiceOf, payerOf, storedDispute, storedRefund, subscriptionsOf } from './stripe-books.ts'

/** Sells plans through the provider's own account at Stripe. */
export function createStripeBilling(
  { secretKey, webhookSecret }: BillingConfig,
  apiUrl: string,
): BillingProvider {
  const ask = <Answer>(question: (stripe: Stripe) => Promise<Answer>) =>
    askStripe(apiUrl, secretKey, question)

  return {
    async createCustomer({ userId, email, name }) {
      const params = { email, name, metadata: { user: userId } }
      const idempotencyKey = `customer ${userId}`
      return (await ask(({ customers }) => customers.create(params, { idempotencyKey }))).id
    },

    async startCheckout(customer, price, { userId, trialDays, successUrl, cancelUrl }) {
      const { url } = await ask(async (stripe) => {
        const session = await stripe.checkout.sessions.create({
          mode: 'subscription',
          customer,
          client_reference_id: userId,
          line_items: [{ quantity: 1, price: await priceAt(stripe, price) }],
          ...(trialDays > 0 && { subscription_data: { trial_period_days: trialDays } }),
          tax_id_collection: { enabled: true },
          customer_update: { name: 'auto', address: 'auto' },
          billing_address_collection: 'required',
          success_url: successUrl,
          cancel_url: cancelUrl,
        })
        await expireEarlier(stripe, customer)
        return session
      })
      if (!url) throw new ProviderRefused('Stripe returned no payment page.')
      return url
    },

    async openPortal(customer, returnUrl) {
      const params = { customer, return_url: returnUrl }
      return (await ask(({ billingPortal }) => billingPortal.sessions.create(params))).url
    },

    async readBooks(customer) {
      return await ask(async (stripe) => {
        const [subscriptions, charges] = await Promise.all([
          stripe.subscriptions.list({
            customer,
            status: 'all',
            limit: 100,
            expand: ['data.latest_invoice'],
          }),
          stripe.charges.list({ customer, limit: 100 }),
        ])
        const disputed = charges.data.filter((charge) => charge.disputed)
        const disputes = await Promise.all(
          disputed.map(({ id }) => stripe.disputes.list({ charge: id, limit: 10 })),
        )
        return {
          ...subscriptionsOf(subscriptions.data),
          disputes: disputes.flatMap(({ data }) => data.map(storedDispute)),
          refunds: charges.data
            .filter((charge) => charge.amount_refunded > 0)
            .map((charge) => storedRefund(charge)),
        }
      })
    },

    async readPayer(customer) {
      return await ask(async ({ customers, subscriptions }) => {
        const [found, { data }] = await Promise.all([
          customers.retrieve(customer, {
            expand: ['tax_ids', 'invoice_settings.default_payment_method'],
          }),
          subscriptions.list({ customer, limit: 1, expand: ['data.default_payment_method'] }),
        ])
        if (found.deleted) throw new ProviderRefused('The customer was deleted at Stripe.')
        return payerOf(found, data[0])
      })
    },

    async listInvoices(customer) {
      return await ask(async ({ invoices, charges }) => {
        const [{ data }, paid] = await Promise.all([
          invoices.list({ customer, limit: 100, expand: ['data.payments'] }),
          charges.list({ customer, limit: 100 }),
        ])
        return data.flatMap((invoice) => invoiceOf(invoice, paid.data))
      })
    },

    async previewChange(subscription, price) {
      const preview = await ask(async (stripe) =>
        stripe.invoices.createPreview({
          subscription,
          subscription_details: {
            items: [await itemAt(stripe, subscription, price)],
            proration_behavior: 'always_invoice',
          },
        }),
      )
      const currency = preview.currency.toUpperCase()
      const minor = (amount: number) => fromStripeAmount(amount, currency) ?? 0
      return {
        dueNow: minor(preview.total),
        currency,
        lines: preview.lines.data.map(({ description, amount }) => ({
          text: description ?? '',
          amount: minor(amount),
        })),
      }
    },

    async changePlan(subscription, price) {
      await ask(async (stripe) =>
        stripe.subscriptions.update(subscription, {
          items: [await itemAt(stripe, subscription, price)],
          proration_behavior: 'always_invoice',
          cancel_at_period_end: false,
        }),
      )
    },

    async cancel(subscription, { reason, comment }) {
      await ask(({ subscriptions }) =>
        subscriptions.update(subscription, {
          cancel_at_period_end: true,
          cancellation_details: { feedback: reason, ...(comment && { comment }) },
        }),
      )
    },

    async reactivate(subscription) {
      await ask(({ subscriptions }) =>
        subscriptions.update(subscription, { cancel_at_period_end: false }),
      )
    },

    async cancelNow(subscription) {
      await ask(({ subscriptions }) => subscriptions.cancel(subscription))
    },

    async endExtra(subscription, first) {
      await ask((stripe) => endExtra(stripe, subscription, first))
    },

    async customerOfCharge(charge) {
      const { customer } = await ask(({ charges }) => charges.retrieve(charge))
      return idOf(customer)
    },

    async readEvent(raw, headers, now) {
      const { id, type, livemode, data } = await signedEvent(raw, headers, webhookSecret, now)
      if (livemode !== secretKey.includes('_live_'))
        throw new EventRefused('It has the other mode: test and live do not mix.')
      const about = data.object as {
        object?: string
        id: string
        customer?: unknown
        charge?: unknown
      }
      return {
        id,
        type,
        isLive: livemode,
        customer: about.object === 'customer' ? about.id : idOf(about.customer),
        charge: idOf(about.charge),
      }
    },
  }
}

/** Prices at Stripe never change, so each amount that a plan ever had is a price of its own. */
async function priceAt(
  stripe: Stripe,
  { planId, planName, period, currency, amount }: SoldPrice,
): Promise<string> {
  const key = `${planId} ${period} ${currency} ${amount}`
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  if (data[0]) return data[0].id
  const unit = toStripeAmount(amount, currency)
  if (unit === undefined)
    throw new ProviderRefused(`Stripe does not accept this amount of ${currency}.`)
  const made = await stripe.prices.create(
    {
      currency: currency.toLowerCase(),
      unit_amount: unit,
      recurring: { interval: period },
      product_data: { name: planName },
      lookup_key: key,
      metadata: { plan: planId },
    },
    { idempotencyKey: `price ${key}` },
  )
  return made.id
}

/** Names the item that the subscription has, so that it is replaced and not added. */
async function itemAt(stripe: Stripe, subscription: string, price: SoldPrice) {
  const { items } = await stripe.subscriptions.retrieve(subscription)
  return { id: items.data[0]!.id, price: await priceAt(stripe, price) }
}

function idOf(thing: unknown): string | null {
  if (typeof thing === 'string') return thing
  const { id } = (thing ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : null
}
