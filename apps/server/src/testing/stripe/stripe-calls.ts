import { billingCalls } from './billing-calls.ts'
import type { BillingModel } from './billing-model.ts'
import {
  type CheckoutSession,
  type Intent,
  invalid,
  metadataOf,
  newStripeId,
  type StripeDispute,
  type StripeRefund,
} from './stripe-model.ts'

export interface Account {
  key: string
  sessions: Map<string, CheckoutSession>
  intents: Map<string, Intent>
  refunds: Map<string, StripeRefund>
  disputes: Map<string, StripeDispute>
  endpoints: Map<string, StripeEndpoint>
  billing: BillingModel
  answered: Map<string, { parameters: string; answer: object }>
}

export interface StripeRequest {
  account: Account
  origin: string
  /** Form-encoded; nested names such as `line_items[0][quantity]`. */
  form: URLSearchParams
  parts: readonly string[]
}

interface StripeEndpoint {
  id: string
  object: 'webhook_endpoint'
  url: string
  status: 'enabled'
  enabled_events: string[]
}

interface Teller {
  tell: (type: string, object: object) => void
  listen: (key: string, url: string, secret: string) => void
}

const earliest = 30 * 60

export function stripeCalls({
  tell,
  listen,
}: Teller): Record<string, (request: StripeRequest) => object> {
  return {
    'GET account': ({ account }) => ({
      id: `acct_${account.key.slice(-8)}`,
      object: 'account',
      business_profile: { name: 'Tea House GmbH' },
      email: 'mei@tea.example',
      charges_enabled: true,
    }),
    ...billingCalls({ start: createSession, expire, refund: createRefund }),
    'GET checkout/sessions/:id': ({ account, parts }) => view(find(account.sessions, parts[2])),
    'GET payment_intents/:id': ({ account, parts }) => find(account.intents, parts[1]),
    'POST payment_intents/:id/capture': ({ account, parts, form }) => {
      const intent = find(account.intents, parts[1])
      if (intent.status !== 'requires_capture')
        throw invalid(`It is ${intent.status}.`, 'payment_intent_unexpected_state')
      take(intent, Number(form.get('amount_to_capture') ?? intent.amount))
      tell('payment_intent.succeeded', intent)
      return intent
    },
    'POST payment_intents/:id/cancel': ({ account, parts }) => {
      const intent = find(account.intents, parts[1])
      if (intent.status !== 'requires_capture')
        throw invalid(`It is ${intent.status}.`, 'payment_intent_unexpected_state')
      intent.status = 'canceled'
      tell('payment_intent.canceled', intent)
      return intent
    },
    'POST webhook_endpoints': ({ account, form }) => {
      const secret = `whsec_${newStripeId('secret').slice(-24)}`
      const url = form.get('url') ?? ''
      listen(account.key, url, secret)
      const endpoint: StripeEndpoint = {
        id: newStripeId('we'),
        object: 'webhook_endpoint',
        url,
        status: 'enabled',
        enabled_events: [...form].flatMap(([name, value]) =>
          name.startsWith('enabled_events[') ? [value] : [],
        ),
      }
      account.endpoints.set(endpoint.id, endpoint)
      return { ...endpoint, secret }
    },
    'GET webhook_endpoints': ({ account }) => ({
      object: 'list',
      has_more: false,
      data: [...account.endpoints.values()],
    }),
    'DELETE webhook_endpoints/:id': ({ account, parts }) => {
      const { id } = find(account.endpoints, parts[1])
      account.endpoints.delete(id)
      return { id, object: 'webhook_endpoint', deleted: true }
    },
    'GET refunds': ({ account, form }) => ({
      object: 'list',
      has_more: false,
      data: [...account.refunds.values()].filter(
        ({ payment_intent }) => payment_intent === form.get('payment_intent'),
      ),
    }),
    'GET refunds/:id': ({ account, parts }) => find(account.refunds, parts[1]),
    'GET disputes/:id': ({ account, parts }) => find(account.disputes, parts[1]),
  }

  function expire({ account, parts }: StripeRequest) {
    const session = find(account.sessions, parts[2])
    if (session.status !== 'open') throw invalid('This session is not open any more.')
    session.status = 'expired'
    session.url = null
    tell('checkout.session.expired', view(session))
    return view(session)
  }

  function createRefund({ account, form }: StripeRequest) {
    const intent = find(account.intents, form.get('payment_intent') ?? undefined)
    const amount = Number(form.get('amount') ?? intent.amount_received - intent.amount_refunded)
    if (amount > intent.amount_received - intent.amount_refunded)
      throw invalid('Refund amount is greater than unrefunded amount.', 'charge_already_refunded')
    intent.amount_refunded += amount
    const refund: StripeRefund = {
      id: newStripeId('re'),
      object: 'refund',
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      status: 'succeeded',
      metadata: metadataOf(form),
    }
    account.refunds.set(refund.id, refund)
    tell('refund.created', refund)
    tell('refund.updated', refund)
    return refund
  }
}

export function pay(session: CheckoutSession): void {
  const { intent } = session
  session.status = 'complete'
  session.url = null
  if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture'
    return
  }
  session.payment_status = 'paid'
  take(intent, intent.amount)
}

function take(intent: Intent, amount: number) {
  intent.status = 'succeeded'
  intent.amount_received = amount
  intent.captures += 1
}

function createSession({ account, origin, form }: StripeRequest) {
  const amount = Number(form.get('line_items[0][price_data][unit_amount]'))
  const currency = form.get('line_items[0][price_data][currency]') ?? ''
  if (form.get('mode') !== 'payment' || !/^[a-z]{3}$/.test(currency) || !(amount > 0))
    throw invalid('Missing required param.', 'parameter_missing')
  const expires_at = Number(form.get('expires_at'))
  if (expires_at < Date.now() / 1000 + earliest - 60)
    throw invalid('The `expires_at` timestamp must be at least 30 minutes from creation.')
  const metadata = metadataOf(form)
  const intent: Intent = {
    id: newStripeId('pi'),
    object: 'payment_intent',
    amount,
    amount_received: 0,
    amount_refunded: 0,
    currency,
    status: 'requires_payment_method',
    capture_method:
      form.get('payment_intent_data[capture_method]') === 'manual' ? 'manual' : 'automatic',
    metadata,
    captures: 0,
  }
  const id = newStripeId('cs')
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    account: account.key,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: amount,
    currency,
    client_reference_id: form.get('client_reference_id'),
    customer_email: form.get('customer_email'),
    metadata,
    url: `${origin}/pay/${id}`,
    expires_at,
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    name: form.get('line_items[0][price_data][product_data][name]') ?? '',
    intent,
  }
  account.sessions.set(id, session)
  account.intents.set(intent.id, intent)
  return view(session)
}

export function view(session: CheckoutSession): object {
  const { intent, name: _name, account: _account, ...shown } = session
  return { ...shown, payment_intent: shown.status === 'open' ? null : intent }
}

function find<Thing>(things: Map<string, Thing>, id: string | undefined): Thing {
  const thing = things.get(id ?? '')
  if (!thing) throw invalid(`No such thing: '${id}'`, 'resource_missing', 404)
  return thing
}
