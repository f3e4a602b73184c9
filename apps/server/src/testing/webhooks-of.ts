import type { Order } from '@vitrine/contract/sales/order.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { DeliveryRow, Webhook } from '@vitrine/contract/account/webhooks.ts'
import { aReceiver, type Received } from './a-receiver.ts'
import { aShopper } from './a-shopper.ts'
import { aSender, aWebhook } from './a-webhook.ts'
import type { OwnedStore, Shop } from './start-shop.ts'
import { ordersOf } from './orders-of.ts'

export function webhooksOf(shop: Shop) {
  function ask<Body = object>({ owner }: OwnedStore, method: string, path: string, body?: object) {
    return shop.call<Body & RefusalBody>(method, `/api${path}`, { as: owner, body })
  }

  async function log(store: OwnedStore, { id }: Webhook, query = {}) {
    const path = `/webhooks/${id}/deliveries`
    return (await ask<PageOf<DeliveryRow>>(store, 'GET', path, query)).body.content
  }

  async function buy(store: OwnedStore): Promise<string> {
    const sencha = await shop.aProduct(store, { price: 10 })
    const { status } = await aShopper(shop, store).buy([{ product: sencha, quantity: 2 }])
    if (status !== 201) throw new Error(`No order was placed: ${status}`)
    return (await ordersOf(shop, store))[0]!.id
  }

  async function aListenedStore() {
    const [store, receiver] = [await shop.aStore(), await aReceiver()]
    const webhook = await aWebhook(shop, store, receiver.url, ['order.created'])
    const orderId = await buy(store)
    return { store, receiver, webhook, orderId, sender: aSender(shop) }
  }

  return { ask, log, buy, aListenedStore }
}

export function bodyOf({ body }: Received) {
  return JSON.parse(body) as { id: string; data: Order }
}
