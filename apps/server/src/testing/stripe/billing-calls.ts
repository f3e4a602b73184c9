import { cardOf, found, type Session, viewOfCustomer, viewOfSubscription } from './billing-books.ts'
import type { StripeRequest } from './stripe-calls.ts'
import { metadataOf, newStripeId } from './stripe-model.ts'

type Call = (request: StripeRequest) => object

const list = (data: object[]) => ({ object: 'list', has_more: false, data })

/** The calls of Stripe Billing; a checkout of another mode is a shop's. */
export function billingCalls(shops: {
  start: Call
  expire: Call
  refund: Call
}): Record<string, Call> {
  return {
    'GET customers/:id': ({ account: { billing }, parts }) =>
      viewOfCustomer(found(billing.customers, parts[1])),
    'POST customers': ({ account: { billing }, form }) =>
      billing.createCustomer(form.get('email') ?? '', { user: form.get('metadata[user]') ?? '' }),
    'GET prices': ({ account: { billing }, form }) =>
      list(
        [...billing.prices.values()].filter(
          ({ lookup_key }) => lookup_key === form.get('lookup_keys[0]'),
        ),
      ),
    'POST prices': ({ account: { billing }, form }) =>
      billing.createPrice({
        unit_amount: Number(form.get('unit_amount')),
        currency: form.get('currency') ?? '',
        recurring: { interval: form.get('recurring[interval]') ?? '' },
        lookup_key: form.get('lookup_key') ?? '',
        metadata: { plan: form.get('metadata[plan]') ?? '' },
        name: form.get('product_data[name]') ?? '',
      }),
    'POST checkout/sessions': (request) =>
      request.form.get('mode') === 'subscription' ? startCheckout(request) : shops.start(request),
    'GET checkout/sessions': ({ account: { billing }, form }) =>
      list(
        ofCustomer(billing.sessions, form)
          .filter(({ status }) => status === form.get('status'))
          .toReversed(),
      ),
    'POST checkout/sessions/:id/expire': (request) => {
      const { account, parts } = request
      return account.billing.sessions.has(parts[2] ?? '')
        ? account.billing.expire(parts[2]!)
        : shops.expire(request)
    },
    'POST refunds': (request) => {
      const { account, form } = request
      const intent = form.get('payment_intent') ?? ''
      if (account.intents.has(intent)) return shops.refund(request)
      const { amount, currency } = account.billing.refundPayment(intent)
      return { id: newStripeId('re'), object: 'refund', amount, currency, status: 'succeeded' }
    },
    'POST billing_portal/sessions': ({ account: { billing }, form, origin }) => {
      const customer = found(billing.customers, form.get('customer'))
      const query = new URLSearchParams({ return_url: form.get('return_url') ?? '' })
      const url = `${origin}/portal/${customer.id}?${query.toString()}`
      return { id: newStripeId('bps'), object: 'billing_portal.session', url }
    },
    'GET subscriptions': ({ account: { billing }, form }) =>
      list(
        ofCustomer(billing.subscriptions, form).map((each) => ({
          ...viewOfSubscription(each),
          default_payment_method: cardOf(found(billing.customers, each.customer)),
        })),
      ),
    'GET subscriptions/:id': ({ account: { billing }, parts }) =>
      viewOfSubscription(found(billing.subscriptions, parts[1])),
    'POST subscriptions/:id': ({ account: { billing }, parts, form }) => {
      const cancel = form.get('cancel_at_period_end')
      return viewOfSubscription(
        billing.update(parts[1]!, {
          price: form.get('items[0][price]'),
          ...(cancel !== null && { cancel: cancel === 'true' }),
          feedback: form.get('cancellation_details[feedback]'),
          comment: form.get('cancellation_details[comment]'),
          metadata: metadataOf(form),
        }),
      )
    },
    'DELETE subscriptions/:id': ({ account: { billing }, parts }) =>
      viewOfSubscription(billing.end(parts[1]!)),
    'GET invoices': ({ account: { billing }, form }) => {
      const subscription = form.get('subscription')
      return list(
        (subscription === null
          ? ofCustomer(billing.invoices, form)
          : billing.invoicesOf(subscription)
        ).toReversed(),
      )
    },
    'POST invoices/:id/void': ({ account: { billing }, parts }) => billing.voidInvoice(parts[1]!),
    'POST invoices/create_preview': ({ account: { billing }, form }) => {
      const subscription = found(billing.subscriptions, form.get('subscription'))
      const data = billing.proration(
        subscription,
        form.get('subscription_details[items][0][price]')!,
      )
      const total = data.reduce((sum, { amount }) => sum + amount, 0)
      return { object: 'invoice', total, currency: subscription.price.currency, lines: list(data) }
    },
    'GET charges': ({ account: { billing }, form }) => list(ofCustomer(billing.charges, form)),
    'GET charges/:id': ({ account: { billing }, parts }) => found(billing.charges, parts[1]),
    'GET disputes': ({ account: { billing }, form }) =>
      list([...billing.disputes.values()].filter(({ charge }) => charge === form.get('charge'))),
  }
}

function startCheckout({ account: { billing }, form, origin }: StripeRequest): object {
  const id = newStripeId('cs')
  const session: Session = {
    id,
    object: 'checkout.session',
    mode: 'subscription',
    customer: found(billing.customers, form.get('customer')).id,
    price: found(billing.prices, form.get('line_items[0][price]')).id,
    trialDays: Number(form.get('subscription_data[trial_period_days]') ?? 0),
    created: billing.now,
    status: 'open',
    url: `${origin}/subscribe/${id}`,
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
  }
  billing.sessions.set(id, session)
  return session
}

function ofCustomer<Thing extends { customer: string }>(
  things: ReadonlyMap<string, Thing>,
  form: URLSearchParams,
): Thing[] {
  return [...things.values()].filter(({ customer }) => customer === form.get('customer'))
}
