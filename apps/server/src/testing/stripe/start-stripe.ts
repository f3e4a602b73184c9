import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { BillingModel } from './billing-model.ts'
import { ownerPage } from './owner-pages.ts'
import { type Account, pay, stripeCalls, view } from './stripe-calls.ts'
import { invalid, newStripeId, StripeFault } from './stripe-model.ts'
import { stripePage } from './stripe-page.ts'

interface SentEvent {
  type: string
  payload: string
}

/** A Stripe API on the loopback address. */
export interface TestStripe {
  url: string
  /** The books of the account with this secret key. */
  billingOf(key: string): BillingModel
  /** Delivers events of an account here, as an endpoint made in Stripe's dashboard does. */
  listen(key: string, url: string, secret: string): void
  /** By secret key; keys beginning with `sk_test_refused` are rejected. */
  accounts: Map<string, Account>
  events: SentEvent[]
  /** Pays a session as a shopper on its page does. */
  pay(session: string): void
  /** Sends an event for something done in Stripe's own dashboard. */
  tell(account: string, type: string, object: object): void
  /** Makes every call, or this one, fail with this status until called without one. */
  fail(status?: number, call?: string): void
  stop(): Promise<void>
}

const retries = 8
const pause = 250

interface Wishes {
  /** Runs after a call's work and before its response; `call` is for example `POST refunds`. */
  beforeAnswer?: (call: string) => Promise<void>
  /** Signs events, for a server whose clock is ahead. */
  now?: () => number
}

export async function startStripe({
  beforeAnswer,
  now = Date.now,
}: Wishes = {}): Promise<TestStripe> {
  const accounts = new Map<string, Account>()
  const events: SentEvent[] = []
  const endpoints = new Map<string, Endpoint>()
  let failing: { status: number; call: string | undefined } | undefined
  let keyInUse = ''
  const calls = stripeCalls({
    tell: (type, object) => tell(keyInUse, type, object),
    listen: (key, at, secret) => endpoints.set(key, { url: at, secret }),
  })
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function tell(key: string, type: string, object: object) {
    const id = newStripeId('evt')
    const created = Math.floor(now() / 1000)
    const body = { id, object: 'event', type, created, livemode: false, data: { object } }
    const payload = JSON.stringify(body)
    events.push({ type, payload })
    void deliver({ where: () => endpoints.get(key), now }, payload, retries)
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = new URL(request.url ?? '', url).pathname.split('/').filter(Boolean)
    try {
      const books = [...accounts.values()].map(({ billing }) => billing)
      const page = await ownerPage(books, path, request)
      if (page)
        return 'html' in page ? html(response, page.html) : seeOther(response, page.location)
      const body = (await buffer(request)).toString('utf8')
      if (path[0] === 'favicon.ico') return void response.writeHead(204).end()
      if (path[0] === 'pay') return shopperAt(path, request, response)
      const account = accountOf(request)
      keyInUse = account.key
      const parts = path.slice(1)
      const name = `${request.method} ${parts.map(asName).join('/')}`
      if (failing && (failing.call ?? name) === name)
        throw new StripeFault(failing.status, 'api_error', 'Try again later.')
      const answered = once({ request, account, body, parts, name })
      await beforeAnswer?.(name)
      json(response, 200, answered)
    } catch (error) {
      // The client was killed before it had sent the whole request.
      if (request.destroyed && !request.complete) return
      if (!(error instanceof StripeFault)) throw error
      json(response, error.status, error.body)
    }
  }

  function once({ request, account, body, parts, name }: Question) {
    const key = request.headers['idempotency-key'] as string | undefined
    const parameters = `${parts.join('/')} ${body}`
    const known = key === undefined ? undefined : account.answered.get(key)
    if (known && known.parameters !== parameters)
      throw new StripeFault(400, 'idempotency_error', 'Keys stand for the same parameters.')
    if (known) return known.answer
    const call = calls[name]
    if (!call) throw invalid(`Unrecognized request URL (${name}).`, undefined, 404)
    const form = new URLSearchParams(body || new URL(request.url ?? '', url).search)
    const answered = structuredClone(call({ account, origin: url, form, parts }))
    if (key !== undefined) account.answered.set(key, { parameters, answer: answered })
    return answered
  }

  function accountOf(request: IncomingMessage): Account {
    const key = (request.headers.authorization ?? '').replace(/^Bearer /, '')
    if (!/^(?:sk|rk)_(?:test|live)_/.test(key) || key.includes('_refused'))
      throw new StripeFault(401, 'invalid_request_error', 'Invalid API Key provided.')
    return accountWith(key)
  }

  function accountWith(key: string): Account {
    const known = accounts.get(key)
    if (known) return known
    const maps = {
      sessions: new Map(),
      intents: new Map(),
      refunds: new Map(),
      disputes: new Map(),
      endpoints: new Map(),
    }
    const billing = new BillingModel((type, object) => tell(key, type, object), url)
    const account = { key, ...maps, billing, answered: new Map() }
    accounts.set(key, account)
    return account
  }

  function shopperAt([, id, step]: string[], request: IncomingMessage, response: ServerResponse) {
    const session = findSession(id)
    if (request.method !== 'POST') return html(response, stripePage(session, stepOf(step)))
    if (step === 'pay') {
      payFor(session.id)
      return seeOther(response, session.success_url)
    }
    return seeOther(response, `/pay/${id}/${step === 'challenge' ? 'challenge' : 'declined'}`)
  }

  function findSession(id: string | undefined) {
    const found = [...accounts.values()].flatMap(({ sessions }) => sessions.get(id ?? '') ?? [])[0]
    if (!found) throw invalid('No such session.', 'resource_missing', 404)
    return found
  }

  function payFor(id: string) {
    const session = findSession(id)
    if (session.status !== 'open') throw invalid('This session is not open any more.')
    pay(session)
    tell(session.account, 'checkout.session.completed', view(session))
    if (session.payment_status === 'paid')
      tell(session.account, 'payment_intent.succeeded', session.intent)
  }

  return {
    url,
    billingOf: (key) => accountWith(key).billing,
    listen: (key, at, secret) => void endpoints.set(key, { url: at, secret }),
    accounts,
    events,
    pay: payFor,
    tell,
    fail: (status, call) => void (failing = status === undefined ? undefined : { status, call }),
    async stop() {
      endpoints.clear()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Question {
  request: IncomingMessage
  account: Account
  body: string
  parts: string[]
  name: string
}

function stepOf(step: string | undefined) {
  return step === 'challenge' || step === 'declined' ? step : 'start'
}

function asName(part: string): string {
  return /^(?:cs|pi|re|dp|cus|sub|ch|in|we)_/.test(part) ? ':id' : part
}

export function signed(payload: string, secret: string, timestamp = Math.floor(Date.now() / 1000)) {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
}

interface Endpoint {
  url: string
  secret: string
}

/** Retries until the event is accepted, as Stripe does, only sooner. */
async function deliver(
  to: { where: () => Endpoint | undefined; now: () => number },
  body: string,
  left: number,
) {
  const endpoint = to.where()
  if (!endpoint) return
  const { url, secret } = endpoint
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signed(body, secret, Math.floor(to.now() / 1000)),
  }
  const answer = await fetch(url, { method: 'POST', body, headers }).catch(() => undefined)
  if (answer?.ok || left === 0) return
  await new Promise((resolve) => setTimeout(resolve, pause * (retries - left + 1)))
  await deliver(to, body, left - 1)
}

function json(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': newStripeId('req'),
  })
  response.end(JSON.stringify(body))
}

function html(response: ServerResponse, text: string) {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(text)
}

function seeOther(response: ServerResponse, location: string) {
  response.writeHead(303, { location })
  response.end()
}
