import { type ListedLine, readLineList, writeLineList } from '@vitrine/commerce/line-list.ts'
import { answerCheckout, openCheckout } from '../checkout/plain/answer-checkout.ts'
import { refusalOf } from '../checkout/plain/refusal-of.ts'
import { PlainContext } from '../checkout/plain/plain-context.ts'
import { answerPurchase } from '../product/answer-purchase.ts'
import { PurchaseContext } from '../product/purchase-context.ts'
import { renderDocument } from '../render-document.tsx'
import type { PlainRequest, RenderedPage } from '../render-page.ts'
import { CarriedCart } from './carried-cart.tsx'
import { carryLines } from './carry-lines.ts'

/**
 * What someone without JavaScript is answered: a product's form leads to the checkout, the
 * checkout's to the order, and the other pages carry what is in the cart. Undefined for a form that
 * is none of these.
 */
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

/** The button of a reminder's page, pressed where no script has done it. */
async function restoreCart({ calls }: PlainRequest, token: string): Promise<RenderedPage> {
  const lines = await calls.checkout.restore({ token }).then(
    ({ lines: left }) => writeLineList(left),
    (error: unknown) => void refusalOf(error),
  )
  const location = lines === undefined ? '/checkout?restore=expired' : `/checkout?lines=${lines}`
  return { status: 303, html: '', location }
}

async function showCheckout(request: PlainRequest, lines: ListedLine[]): Promise<RenderedPage> {
  const { calls, store, posted } = request
  const source = { calls, store }
  const answer = posted ? await answerCheckout(source, posted) : await openCheckout(source, lines)
  if (answer.status === 303) return { html: '', ...answer }
  const { plain, status } = answer
  const page = await renderDocument(request, {
    around: (screen) => <PlainContext value={plain}>{screen}</PlainContext>,
    isPlain: true,
  })
  return { ...page, status, html: carryLines(page.html, plain.lines) }
}

async function showProduct(request: PlainRequest, posted: URLSearchParams, lines: ListedLine[]) {
  const { calls, store } = request
  const answer = await answerPurchase({ calls, store }, posted, lines)
  if (answer && 'location' in answer) return { status: 303, html: '', location: answer.location }
  const page = await renderDocument(request, {
    around: (screen) => <PurchaseContext value={answer?.purchase}>{screen}</PurchaseContext>,
    isPlain: true,
  })
  if (page.status !== 200) return page
  return { ...page, status: answer ? 422 : 404, html: carryLines(page.html, lines) }
}

async function showPage(request: PlainRequest, lines: ListedLine[]): Promise<RenderedPage> {
  const page = await renderDocument(request, {
    around: (screen) => (
      <>
        <CarriedCart lines={lines} />
        {screen}
      </>
    ),
    isPlain: true,
  })
  return { ...page, html: carryLines(page.html, lines) }
}
