import { type ListedLine, readLineList, writeLineList } from '@vitrine/commerce/cart/line-list.ts'
import {
  answerCheckout,
  openCheckout,
  type PlainAnswer,
} from '../checkout/plain/answer-checkout.ts'
import { refusalOf } from '../checkout/plain/refusal-of.ts'
import { readStoredForm, writeStoredForm } from '../checkout/plain/stored-form.ts'
import { type PlainCheckout, PlainContext } from '../checkout/plain/plain-context.ts'
import { answerPurchase, isOfPurchase } from '../product/answer-purchase.ts'
import { PurchaseContext } from '../product/purchase-context.ts'
import { renderDocument } from '../document/render-document.tsx'
import type { PlainRequest, RenderedPage } from '../document/render-page.ts'
import { CarriedCart } from './carried-cart.tsx'
import { carryLines } from './carry-lines.ts'

/** Handles requests without JavaScript. Returns undefined for other forms. */
export async function answerPlain(request: PlainRequest): Promise<RenderedPage | undefined> {
  const { pathname, searchParams } = new URL(request.url, request.origin)
  const lines = readLineList(searchParams.get('lines') ?? '')
  const { posted } = request
  const restoring = searchParams.get('restore')
  if (posted && pathname === '/checkout' && restoring !== null)
    return await restoreCart(request, restoring)
  if (pathname === '/checkout') return await showCheckout(request, lines)
  if (posted?.has('product')) return await showProduct(request, posted, lines)
  return posted ? undefined : await showPage(request, lines)
}

async function restoreCart({ calls }: PlainRequest, token: string): Promise<RenderedPage> {
  const lines = await calls.checkout.restore({ token }).then(
    ({ lines: left }) => writeLineList(left),
    (error: unknown) => void refusalOf(error),
  )
  const location = lines === undefined ? '/checkout?restore=expired' : `/checkout?lines=${lines}`
  return { status: 303, html: '', location }
}

async function showCheckout(request: PlainRequest, lines: ListedLine[]): Promise<RenderedPage> {
  const { calls, store, posted, storedForm } = request
  const source = { calls, store }
  if (posted) return await answerPress(request, await answerCheckout(source, posted))
  const id = new URL(request.url, request.origin).searchParams.get('form')
  const plain = await openCheckout(source, lines, readStoredForm(storedForm ?? '', id))
  const page = await renderCheckout(request, plain)
  // The next request shows whether the browser accepts the cookie.
  return storedForm === undefined
    ? { ...page, status: 200, storedForm: '' }
    : { ...page, status: 200 }
}

/** Redirects after the post, so that Back and reload resubmit nothing. */
async function answerPress(request: PlainRequest, answer: PlainAnswer): Promise<RenderedPage> {
  if (answer.status === 303) return { html: '', ...answer, storedForm: '' }
  const { plain, status } = answer
  if (request.storedForm === undefined || status === 503)
    return { ...(await renderCheckout(request, plain)), status }
  const id = crypto.randomUUID().slice(0, 8)
  return {
    status: 303,
    html: '',
    location: `/checkout?lines=${writeLineList(plain.lines)}&form=${id}`,
    storedForm: writeStoredForm(plain, id),
  }
}

async function renderCheckout(request: PlainRequest, plain: PlainCheckout) {
  const page = await renderDocument(request, {
    around: (screen) => <PlainContext value={plain}>{screen}</PlainContext>,
    isPlain: true,
  })
  return { ...page, html: carryLines(page.html, plain.lines) }
}

async function showProduct(request: PlainRequest, posted: URLSearchParams, lines: ListedLine[]) {
  const { calls, store } = request
  const answer = await answerPurchase({ calls, store }, posted, lines)
  if (answer && 'location' in answer) return { status: 303, html: '', location: answer.location }
  if (answer) return { status: 303, html: '', location: askedAgain(request, posted, lines) }
  const page = await showPage(request, lines)
  return page.status === 200 ? { ...page, status: 404 } : page
}

/** Shows the product again, with the selection in its URL. */
function askedAgain({ url, origin }: PlainRequest, posted: URLSearchParams, lines: ListedLine[]) {
  const chosen = new URLSearchParams({ lines: writeLineList(lines) })
  for (const [name, value] of posted) if (isOfPurchase(name)) chosen.append(name, value)
  return `${new URL(url, origin).pathname}?${chosen.toString()}`
}

async function showPage(request: PlainRequest, lines: ListedLine[]): Promise<RenderedPage> {
  const { calls, store } = request
  const { searchParams } = new URL(request.url, request.origin)
  const answer = searchParams.has('product')
    ? await answerPurchase({ calls, store }, searchParams, lines)
    : undefined
  const purchase = answer && 'purchase' in answer ? answer.purchase : undefined
  const page = await renderDocument(request, {
    around: (screen) => (
      <PurchaseContext value={purchase}>
        {lines.length > 0 && <CarriedCart lines={lines} />}
        {screen}
      </PurchaseContext>
    ),
    isPlain: true,
  })
  return { ...page, html: carryLines(page.html, lines) }
}
