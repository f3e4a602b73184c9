import { inStore } from '@vitrine/db/in-store.ts'
import { publicCalls } from '../platform/api/implement.ts'
import { getCheckoutConfig } from './checkout-config.ts'
import { placeOrder } from './place-order.ts'
import { quoteCart } from './quote.ts'
import { getShopperOrder } from './shopper-order.ts'

const calls = publicCalls.checkout
const readOnly = { readOnly: true }

export const checkoutRoutes = {
  quote: calls.quote.handler(({ input, context: { db, store } }) =>
    inStore(db, store.storeId, (tx) => quoteCart(tx, input), readOnly),
  ),
  placeOrder: calls.placeOrder.handler(({ input, context: { db, store } }) =>
    inStore(db, store.storeId, (tx) =>
      placeOrder(tx, input.headers['idempotency-key'], input.body),
    ),
  ),
  order: calls.order.handler(({ input, context: { db, store } }) =>
    inStore(db, store.storeId, (tx) => getShopperOrder(tx, input.token), readOnly),
  ),
  config: calls.config.handler(({ context: { db, store } }) =>
    inStore(db, store.storeId, getCheckoutConfig, readOnly),
  ),
}
