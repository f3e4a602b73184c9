import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Customer, Session } from './billing-books.ts'
import type { BillingModel } from './billing-model.ts'
import { escapeHtml } from './stripe-page.ts'
import { invalid } from './stripe-model.ts'

/** Text of a page, or the address that a form leads to. */
export type Shown = { html: string } | { location: string }

/** The pages of Stripe Billing that owners see: Checkout, the Customer Portal and an invoice. */
export async function ownerPage(
  all: readonly BillingModel[],
  [kind, id = '', step]: readonly string[],
  request: IncomingMessage,
): Promise<Shown | undefined> {
  if (!['subscribe', 'portal', 'invoice'].includes(kind ?? '')) return undefined
  const form = request.method === 'POST' ? new URLSearchParams(await text(request)) : undefined
  if (kind === 'subscribe') return checkout(withThing(all, 'sessions', id), id, form)
  if (kind === 'portal') return portal(withThing(all, 'customers', id), id, form, request)
  return invoice(withThing(all, 'invoices', id), id, { step, form })
}

function withThing(
  all: readonly BillingModel[],
  kind: 'sessions' | 'customers' | 'invoices',
  id: string,
): BillingModel {
  const books = all.find((each) => each[kind].has(id))
  if (!books) throw invalid('No such page.', 'resource_missing', 404)
  return books
}

function checkout(books: BillingModel, id: string, form?: URLSearchParams): Shown {
  const session = books.sessions.get(id)!
  if (session.status !== 'open')
    return page(
      session.status === 'expired' ? 'This page has expired' : 'You have paid already',
      `<p>Go back and choose a plan again.</p>${back(session)}`,
    )
  if (!form) return page('Subscribe', details(`/subscribe/${id}`, 'Subscribe') + back(session))
  enter(books.customers.get(session.customer)!, form)
  books.complete(id)
  return { location: session.success_url }
}

function portal(
  books: BillingModel,
  id: string,
  form: URLSearchParams | undefined,
  request: IncomingMessage,
): Shown {
  const customer = books.customers.get(id)!
  if (form) enter(customer, form)
  const query = new URL(request.url ?? '', 'http://stripe.localhost').searchParams
  const to = query.get('return_url') ?? ''
  const action = `/portal/${id}?${query.toString()}`
  return page(
    'Card, address and tax ID',
    `${details(action, 'Save')}<p><a href="${escapeHtml(to)}">Back</a></p>`,
  )
}

function invoice(
  books: BillingModel,
  id: string,
  { step, form }: { step: string | undefined; form: URLSearchParams | undefined },
): Shown {
  const found = books.invoices.get(id)!
  if (step === 'pdf') return page(`Invoice ${found.number}`, `<p>${found.total}</p>`)
  if (form) books.payOpen(found.customer)
  return found.status === 'open'
    ? page(
        `Invoice ${found.number}`,
        `<form method="post" action="/invoice/${id}"><button>Pay invoice</button></form>`,
      )
    : page(`Invoice ${found.number}`, `<p role="status">This invoice is ${found.status}.</p>`)
}

function enter(customer: Customer, form: URLSearchParams) {
  const taxId = form.get('tax_id')
  customer.taxIds = taxId ? [{ type: 'eu_vat', value: taxId }] : customer.taxIds
  customer.card = { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2031 }
  customer.address = {
    line1: 'Teestraße 1',
    postal_code: '10115',
    city: 'Berlin',
    country: 'DE',
  }
}

function details(action: string, button: string): string {
  return `<form method="post" action="${escapeHtml(action)}">
<p><label>Tax ID <input name="tax_id"></label></p><button>${button}</button></form>`
}

function back({ cancel_url }: Session): string {
  return `<p><a href="${escapeHtml(cancel_url)}">Back</a></p>`
}

function page(title: string, body: string): Shown {
  return {
    html: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>${title}</title>
<meta name="viewport" content="width=device-width"><main><h1>${title}</h1>${body}</main></html>`,
  }
}
