import type { PaymentState } from '@vitrine/contract/sales/checkout.ts'
import type { Order, OrderRow } from '@vitrine/contract/sales/order.ts'
import type { StripeConnection } from '@vitrine/contract/shop/payments.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { paymentWork } from '../sales/payments/payment-work.ts'
import { runDue } from '../platform/jobs/due-work.ts'
import { aShopper, type Attempt, type OrderAnswer } from './a-shopper.ts'
import type { OwnedStore, QuotedLine, Shop } from './start-shop.ts'
import { signed, type TestStripe } from './stripe/start-stripe.ts'

export const webhookSecret = 'whsec_onlyTheTestsKnow'

interface CardShopOptions {
  stock?: number
  currency?: string
  price?: number
  capture?: 'automatic' | 'manual'
}

export async function aCardShop(shop: Shop, stripe: TestStripe, options: CardShopOptions = {}) {
  const { stock = 10, currency = 'EUR', price = 12.5, capture = 'automatic' } = options
  const store = await shop.aStore({ currency })
  const secretKey = `sk_test_${newId().replaceAll('-', '')}`
  const keys = { secretKey, webhookSecret, capture }
  const connected = await connect(shop, store, keys)
  if (connected.status !== 200) throw new Error(JSON.stringify(connected.body))
  const sencha = await shop.aProduct(store, { price, stock })
  const as = store.owner
  const shopper = aShopper(shop, store)
  const body = { storeId: store.storeId }

  const agree = (quantity = 1, wishes: object = {}) => {
    const lines: QuotedLine[] = [{ product: sencha, quantity }]
    return shopper.agreeTo(lines, { paymentMethod: 'stripe', ...wishes })
  }
  const place = async (quantity = 1, attempt?: Attempt): Promise<OrderAnswer> =>
    shopper.place(await agree(quantity), attempt)
  const orders = async () =>
    (await shop.call<{ content: OrderRow[] }>('GET', '/api/orders', { as, body })).body.content

  return {
    store,
    sencha,
    shopper,
    stripe: () => stripe.accounts.get(secretKey)!,
    agree,
    place,
    payment: (token: string) =>
      shop.call<PaymentState>('POST', '/api/checkout/payment', {
        host: store.storeDomain,
        body: { token },
      }),
    orders,
    order: async () => {
      const [row] = await orders()
      return (await shop.call<Order>('GET', `/api/orders/${row!.id}`, { as })).body
    },
    change: async (what: string, change: object = {}) => {
      const [row] = await orders()
      const path = `/api/orders/${row!.id}/${what}`
      return await shop.call<Order & RefusalBody>('POST', path, { as, body: change })
    },
    /** Runs the store's due payment work; stores of other tests have their own providers. */
    work: () => runDue(paymentWork(shop.services, store.storeId), shop.services),
    tell: (payload: string, headers?: Record<string, string>, storeId = store.storeId) =>
      shop.fetch(`/webhooks/stripe/${storeId}`, {
        method: 'POST',
        rawBody: payload,
        headers: {
          'content-length': String(Buffer.byteLength(payload)),
          'stripe-signature': signed(payload, webhookSecret, seconds(shop.clock.now())),
          ...headers,
        },
      }),
    left: async () => {
      const path = `/api/products/fetch-product-by-id/${sencha.id}`
      return (await shop.call<{ stock: number }>('GET', path, { as })).body.stock
    },
  }
}

export async function aPaidOrder(shop: Shop, stripe: TestStripe, options: CardShopOptions = {}) {
  const cards = await aCardShop(shop, stripe, options)
  const placed = await cards.place(2)
  stripe.pay(sessionOf(placed))
  shop.clock.pass(1)
  await cards.payment(placed.body.token)
  return cards
}

export type CardShop = Awaited<ReturnType<typeof aCardShop>>

export function connect(shop: Shop, { storeId, owner }: OwnedStore, keys: object) {
  const body = { storeId, ...keys }
  return shop.call<StripeConnection & RefusalBody>('PUT', '/api/payments/stripe', {
    as: owner,
    body,
  })
}

export function sessionOf({ body }: OrderAnswer): string {
  return (body.payment as { redirectUrl?: string }).redirectUrl!.split('/').at(-1)!
}

export function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
