import type { CheckoutSession } from './stripe-model.ts'

export function stripePage(session: CheckoutSession, step: 'start' | 'challenge' | 'declined') {
  const amount = `${session.amount_total} ${session.currency.toUpperCase()}`
  const action = (name: string, label: string) =>
    `<form method="post" action="/pay/${session.id}/${name}"><button>${label}</button></form>`
  const steps = {
    start:
      action('pay', 'Pay') +
      action('challenge', 'Pay with 3-D Secure') +
      action('decline', 'Pay with a declined card'),
    challenge: `<p>Your bank asks whether it is you.</p>${action('pay', 'Complete authentication')}${action('decline', 'Fail authentication')}`,
    declined: `<p role="alert">Your card was declined.</p>${action('pay', 'Pay')}`,
  }
  return `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Pay ${escapeHtml(session.name)}</title>
<meta name="viewport" content="width=device-width"><main><h1>Pay ${escapeHtml(session.name)}</h1>
<p>${amount}</p>${steps[step]}<p><a href="${escapeHtml(session.cancel_url)}">Back to the shop</a></p></main></html>`
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
