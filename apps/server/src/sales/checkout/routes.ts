import type { PublicContext, RequestContext } from '../../api/context.ts'
import { publicCalls } from '../../api/implement.ts'
import { readStore } from '../../api/store-work.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { getCheckoutConfig } from './checkout-config.ts'
import { leavePayment } from './pending/leave-payment.ts'
import { findCheckout } from './pending/queries.ts'
import { readPayment } from './pending/read-payment.ts'
import { startPayment } from './pending/start-payment.ts'
import { getSaleTerms } from '../form/sale-terms.ts'
import type { Visit, VisitCounter } from '../../audience/visits/visit-counter.ts'
import type { Providers } from '../providers/providers.ts'
import { placeOnce } from './place-once.ts'
import { quoteCart } from '../pricing/quote.ts'
import { getShopperOrder } from './shopper-order.ts'

const calls = publicCalls.checkout

function visitOf({ store, clientAddress, headers }: RequestContext & PublicContext): Visit {
  return { store, address: () => clientAddress, header: (name) => headers.get(name) ?? undefined }
}

export const checkoutRoutes = (providers: Providers, visits: VisitCounter) => ({
  quote: calls.quote.handler(async ({ context, input }) => {
    await requireWithinLimit(context, 'quote')
    const { checkoutToken: token, ...cart } = input
    return await readStore(context, async (tx) => {
      const own = token === undefined ? undefined : await findCheckout(tx, { token })
      return await quoteCart(tx, { ...cart, checkoutId: own?.id }, context.now())
    })
  }),

  placeOrder: calls.placeOrder.handler(async ({ context, input: { headers, body } }) => {
    const { checkoutToken } = body
    if (checkoutToken !== undefined)
      await leavePayment({ ...context, providers }, context.store.storeId, checkoutToken)
    const visit = visitOf(context)
    const source = await visits.sourceOf(visit)
    const placed = await placeOnce(context, headers['idempotency-key'], { body, source })
    if (placed.orderNumber !== null) {
      visits.noteStep(visit, 'order')
      return placed
    }
    const redirectUrl = await startPayment({ ...context, providers }, placed.token)
    return { ...placed, payment: { ...placed.payment, ...(redirectUrl && { redirectUrl }) } }
  }),

  payment: calls.payment.handler(async ({ context, input: { token } }) => {
    await requireWithinLimit(context, 'payment')
    const payment = await readPayment({ ...context, providers }, token)
    if (payment.state === 'completed') visits.noteStep(visitOf(context), 'order')
    return payment
  }),

  order: calls.order.handler(async ({ context, input }) => {
    await requireWithinLimit(context, 'shopperLink')
    return await readStore(context, (tx) => getShopperOrder(tx, input.token))
  }),

  config: calls.config.handler(async ({ context, input }) =>
    readStore(context, (tx) => getCheckoutConfig(tx, context.store, input.country)),
  ),

  saleTerms: calls.saleTerms.handler(async ({ context }) => readStore(context, getSaleTerms)),
})
