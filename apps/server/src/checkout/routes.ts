import { publicCalls } from '../platform/api/implement.ts'
import { changeStore, readStore } from '../platform/api/store-work.ts'
import { getCheckoutConfig } from './checkout-config.ts'
import { placeOrder } from './place-order.ts'
import { quoteCart } from './quote.ts'
import { getShopperOrder } from './shopper-order.ts'

const calls = publicCalls.checkout

export const checkoutRoutes = {
  quote: calls.quote.handler(async ({ context, input }) =>
    readStore(context, (tx) => quoteCart(tx, input, context.now())),
  ),

  placeOrder: calls.placeOrder.handler(async ({ context, input: { headers, body } }) =>
    changeStore(context, (tx) => placeOrder(tx, headers['idempotency-key'], body, context.now())),
  ),

  order: calls.order.handler(async ({ context, input }) =>
    readStore(context, (tx) => getShopperOrder(tx, input.token)),
  ),

  config: calls.config.handler(async ({ context }) => readStore(context, getCheckoutConfig)),
}
